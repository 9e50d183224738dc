import type { DialogueWords } from '../../dialogue/shape.ts';

export const dialogue: DialogueWords = {
  phrases: {
    greeting:
      'holi, buenas, wenas, hola, buenas, buenos dias, buenas tardes, buenas noches, saludos, que tal, hola buenas, buenass, holaa, holaaa, wenass, ey',
    thanks: 'gracias, muchas gracias, mil gracias, muy amable, te lo agradezco',
    acknowledged:
      'ok, vale, perfecto, genial, muy bien, si, entendido, de acuerdo, estupendo, claro, bien, ya veo, no gracias, bueno, excelente',
    goodbye: 'adios, hasta luego, hasta pronto, chao, nos vemos, que tengas un buen dia, buen dia',
    person:
      'hablar, humano, persona real, una persona, un agente, agente, asesor*, atencion al cliente, vuestro equipo, su equipo, hablar con, representante, empleado*, alguien real, llamenme, llamadme',
    discount:
      'descuento*, rebaja, cupon*, codigo promocional, promocion*, promo, oferta especial, ofertas, mejor precio, codigo de descuento, regatear, vale de descuento, negociar',
    gift: 'regalo, regalar, detalle',
    seeking:
      'ando buscando, buscaba, me hace falta, quisieramos, teneis, tienen, tienes, tiene, vendeis, venden, vendes, que necesito, que me hace falta, que hace falta, busco, estoy buscando, buscamos, buscando, ensename, muestrame, muestreme, ensenadme, necesito, quiero, quisiera, me gustaria, querria, algo para, hay, disponeis de, disponen de, ofreceis, ofrecen, encontrar, de la tienda, de todos, que tengais, tendrian, tendriais, tendrias, tendria, tendreis, tendran, habria, habra, me haria falta, nos haria falta, me hacia falta, nos hace falta, hace falta, me vendria bien, querriamos, queriamos, queria, quiero un, quiero una, queremos, desearia, deseo, deseamos, me interesa, me interesan, me interesaria, nos interesa, estamos buscando, estaba buscando, ando tras, voy buscando, buscaria, podria ensenarme, podrias ensenarme, podria mostrarme, podrias mostrarme, puedes ensenarme, puede ensenarme, puede mostrarme, podria mostrar, me ensenas, me ensenais, me muestras, me puede mostrar, a ver, dejame ver, preferiria, necesitamos, necesitaria, necesitariamos, precisaba, preciso, contais con, manejan, trabajan, me podrian ofrecer, existe, existen, dispondrian, quiero comprar, queria comprar, me llevaria, ensenarme, ensenarnos, ensenanos, ensenais, mostrarme, mostrarnos, mostradme, tenes, no teneis, no tienen, no tendrian, no tendriais, no tendreis, no tendran, no habria, no vendeis, no venden, no tendras, podriamos ver, podria ver, puedo ver, podemos ver, me puedes ensenar, me podeis ensenar, me podrian ensenar, quisiera ver, quiero ver, queremos ver, me vendria genial, andamos buscando, pillar',
    advice:
      'recomiend*, recomend*, suger*, sugier*, aconsej*, ayudame a elegir, ayuda a elegir, que me aconsejas, cual elegirias, mas vendidos, mas vendido, mas popular*, que uso, que me pongo, que me llevo, cual me llevo, que cojo, cual cojo, que compro, que me compro, alguna idea, que me va bien, que me vendria bien, cual me compro, consejo',
    first: 'primero, primera, primer, 1o, 1a, numero uno, numero 1, el 1',
    second: 'segundo, segunda, 2o, 2a, numero dos, numero 2',
    third: 'tercero, tercera, tercer, 3o, numero tres, numero 3',
    fourth: 'cuarto, cuarta, numero 4',
    fifth: 'quinto, quinta, numero 5',
    last: 'ultimo, ultima',
    it: 'eso, esto, ese, esa, este, esta, este producto, ese producto, el producto, este articulo, este modelo, ello',
    them: 'esos, esas, estos, estas, ellos, ellas, los tres, las tres, todos ellos',
    both: 'los dos juntos, por los dos, por las dos, por ambos, uno de cada, una de cada, ambos, ambas, los dos, las dos, estos dos, esos dos',
    one: 'el, uno, una, el que tiene, la que tiene, el que tenga, la que tenga',
    others:
      'otro, otra, otros, otras, mas opciones, algo diferente, otra cosa, algun otro, alternativa*, mas modelos, algo mas, que mas, mas de, alguno mas, alguna mas, el otro, la otra',
    cheaper:
      'mas barato*, mas barata*, menos caro*, menos cara*, mas economico*, mas economica*, demasiado caro, demasiado cara, muy caro, muy cara, algo mas barato, cuesta menos, mas asequible*, muy caros, demasiado caros, cueste menos, cuesten menos, por menos, mas baratito, mas baratita, un poco caro, un poco cara, salga menos, salgan menos, por menos dinero, menos dinero, mejor precio, mas bajo de precio, precio mas bajo, de menor precio, q cuesten menos, se me va de precio, se sale de mi presupuesto, fuera de presupuesto, mas economic*, mas baratit*, gastar tanto, es mucho, a mejor precio, de mejor precio, menos costoso, menos costosa, precio mas ajustado, mas ajustado de precio, cuestan menos, q cueste menos, pasa de presupuesto, pasa de mi presupuesto, excede mi presupuesto, se me va de presupuesto, precio inferior, mucho dinero, carillo, carilla, gastar menos, pagar menos',
    dearer:
      'era mas caro, era mas cara, estaba mas caro, estaba mas cara, eran mas caros, eran mas caras, costaba mas, costaban mas, mas caro*, mas cara*, gama alta, mas lujoso*, cuesta mas, de mayor calidad, gasto mas, gasto un poco mas, gastar mas, gastar un poco mas, gastara un poco mas, gastarme un poco mas, pago un poco mas, pagar un poco mas, subo un poco',
    cheapest:
      'la barata, el barato, el mas barato, la mas barata, los mas baratos, las mas baratas, el menos caro, precio mas bajo, el mas economico, la mas economica, de mas barato a mas caro, de mas baratas a mas caras, de menor a mayor precio, mas baratos primero, mas baratas primero, mas barato primero, del mas barato al mas caro, lo minimo, gastar lo minimo, lo menos posible, el de menor precio, la de menor precio, el menor precio, lo mas barato, lo mas economico, el mas asequible, la mas asequible, el menos costoso, la menos costosa, la menos cara, mas barato de todos, mas barata de todas, mas barato que tengais, mas barata que tengais, mas barato que haya, mas barata que haya, mas barato que teneis, mas barata que teneis, mas barato que tengan, mas barata que tengan, mas barato que tienen, mas barata que tienen, mas economico que tengan, mas economica que tengan',
    dearest: 'el mas caro, la mas cara, los mas caros, las mas caras, precio mas alto',
    which: 'cual, cuales',
    some: 'algo para, algo pa, alguna cosa, algo, alguno, alguna, algun, que teneis, que tienen, que tienes, que hay, algo mas',
    price:
      'cual es el importe, me sale, se me queda, te debo, os debo, le debo, precio, precios, preciazo, precito, cuanto, cuesta, cuestan, vale, valen, cuanto cuesta, cuanto vale, que precio, coste, costes, costo, costos, cuanto sale, cuest*, costar, costara, costaran, costaria, costarian, costaba, costando, sale por, saldria*, sale, salen, importe, que importe, a cuanto, por cuanto, cuanto es, cuanto seria, cuanto serian, cuanto pago, cuanto pagaria, cuanto tengo que pagar, cuanto tendria que pagar, cuanto hay que pagar, cuanto habria que pagar, cuanto piden, cuanto pedis, cuanto cobran, cuanto cobrais, a que precio, en cuanto sale, que vale, que cuesta',
    formerly:
      'era mas caro, era mas cara, estaba mas caro, estaba mas cara, costaba mas, eran mas caros, eran mas caras, antes, anteriormente, previamente, hace poco, originalmente',
    saving:
      'rebajado*, rebajada*, precio original, precio anterior, precio normal, precio habitual, ahorro, ahorrar, me ahorro, en oferta, antes, rebajas, en lugar de, de oferta, costaba, costaba antes, en promocion, antes de la rebaja, antes de la oferta, de cuanto es la rebaja, de cuanto es el descuento, cuanto ha bajado, ha bajado, de cuanto es la oferta, antes del descuento',
    size: 'talla*, tamano*, numero de zapato, que talla*, que tallas',
    colour: 'color, colores, que color, que colores, tono, tonos',
    material:
      'material, materiales, hecho de, hecha de, hechos de, de que esta*, tejido, tela, composicion, de que es, de que son, en que material, de que material, que material',
    stock:
      'en stock, disponible*, disponibilidad, agotado*, agotada*, quedan, queda, en existencia*, hay existencias, se puede pedir, puedo pedirlo, puedo pedirla, os queda, os quedan, les queda, les quedan, sigue disponible, aun lo teneis, aun la teneis, todavia lo teneis, todavia la teneis, hay stock, tienen stock, teneis stock, stock',
    count: 'cuantos, cuantas, numero de',
    total:
      'todo, junto, seria todo, los dos juntos, sumado, cuanto seria todo, total, en total, juntos, juntas, en conjunto, por los dos, por las dos, suma, todo junto, por ambos, sumarian, sumaria, precio final, importe total, precio total, coste total, todo incluido, todo sumado, total a pagar, cuanto sumaria',
    byHowMuch:
      'cuanto cuesta mas, cuanto vale mas, cuanto mas, cuanto menos, cuesta mas que, mas cara que, mas caro que, mas que el, mas que la, cuesta mas, diferencia de precio, diferencia en el precio',
    compare:
      'compar*, diferencia*, versus, vs, mejor, cual es mejor, distingue*, diferencian, en que cambia, en que cambian, que cambia, que tiene una que no, que tiene uno que no, difiere*, distint*, en que se diferencian, uno del otro, una de la otra, frente al otro, frente a la otra, respecto al otro, respecto a la otra',
    details:
      'mas informacion, mas detalles, detalles, cuentame mas, mas sobre, descripcion, caracteristica*, describe*, informacion sobre, hablame, contiene, que lleva, contenido',
    time: 'cuanto tiempo, cuando, cuanto tarda, cuanto tardan, plazo*, cuantos dias, en cuanto tiempo, tarda, tardan, cuanto tardais, demora, demoran, demoras, cuanto se tarda, cuanto se demora, tardaria, tardarian, tardara, tardaran, cuanto tardaria, en cuantos dias, para cuando, en que plazo, en cuanto llega',
    without:
      'sin, no, alergico a, alergica a, alergico al, alergica al, alergicos a, alergia a, alergia al, intolerante a, intolerante al, excepto, menos, salvo, que no sea*, nada de, no quiero, no me gusta*, pero no, ningun, ninguna, tampoco, en vez de, nada, nada con, olvida, olvide, olvidate de, olvidemos, que no lleve*, que no tenga*, que no use*, que no sean, que no necesite*, evitar, evito, evitamos, libre de, que no vaya, que no vaya con, otra cosa que no sea, antes que, en lugar de, de otro material que no sea, otro material que no sea, que no este hecho de, que no este hecha de, otro material que',
    with: 'ponle, ponme tambien, echale, anade, anademe, anadele, anada, agrega, agregame, agregale, sumale, suma, anadir, anado, agregar, agrego, sumar, sumo, junto con, con, incluido, incluidos, incluyendo, incluso, mas, inclusive, envio incluido, con envio, con el envio, gastos incluidos, portes incluidos, con portes, con los portes, con transporte, con el transporte, transporte incluido, gastos de envio incluidos, con gastos de envio, con los gastos de envio, entrega incluida, llevarme ademas, ademas de, ademas la, ademas el, ademas un, ademas una',
    under: 'menos de, por debajo de, bajo, inferior a, inferiores a, por menos de, debajo de',
    upTo: 'hasta, maximo, como maximo, no mas de, presupuesto, presupuesto de, a lo sumo, como mucho, max, gastar',
    over: 'mas de, por encima de, superior a',
    atLeast: 'al menos, desde, a partir de, minimo, como minimo, por lo menos',
    between: 'entre, de',
    and: 'y, y que tal, que tal, y en, tambien, que hay de, y para, entonces',
    to: 'a, hacia, para, hasta, en',
    currency: 'euro, euros, eur, dolar*, peso, pesos, libras, centimos',
    weighs:
      'pesa, pesan, cuanto pesa, cuanto pesan, que peso, mas ligero, mas ligera, mas liviano, mas liviana, mas pesado, mas pesada, mas ligeros, mas ligeras, pesa menos, menos pesa, menos pesado, menos pesada, pesa mas, mas pesa, menos pese, pese menos, mas pese, pese mas, cuantos kilos, cuantos gramos, cuantos kg, es pesado, es pesada, es muy pesado, es muy pesada, pesa mucho, que pesa, menor peso, menos peso',
    long: 'que largo, que longitud, cuanto mide de largo, mas largo, mas larga, mas corto, mas corta',
    wide: 'que ancho, cuanto mide de ancho, mas ancho, mas ancha, mas estrecho, mas estrecha',
    tall: 'que altura, que alto, cuanto mide de alto, mas alto, mas alta, mas bajo, mas baja',
    deep: 'que profundidad, que fondo, mas profundo, menos profundo, mas profunda',
    big: 'que medidas, que tamano tiene, cuanto mide, cuanto miden, que dimensiones, mas grande, mas pequeno, mas pequena, mas chico, mas chica, como de grande, mas pequenos, mas compacto, mas grandes, mas pequenas, mas chicos, mas chicas',
    holds:
      'cuanto cabe, cuanto le cabe, cuanto entra, cuantos litros, que capacidad, caben, cabe, le caben, le cabe, cabe menos, cabe mas, mas cabe, mas capacidad',
    power: 'que potencia, cuantos vatios, cuantos watts, mas potente, menos potente',
    lasts: 'cuanto dura, cuanto duran, cuantas horas dura, que autonomia, dura menos, dura mas, mas dura',
    least:
      'mas ligero, mas ligera, mas ligeros, mas ligeras, mas liviano, mas liviana, pesa menos, menos pesa, menos pesado, menos pesada, mas corto, mas corta, mas estrecho, mas estrecha, mas bajo, mas baja, menos profundo, mas pequeno, mas pequena, mas pequenos, mas chico, mas chica, mas compacto, cabe menos, menos potente, dura menos, menos pese, pese menos, menor peso, menos peso',
    most: 'mas pesado, mas pesada, pesa mas, mas pesa, mas largo, mas larga, mas ancho, mas ancha, mas alto, mas alta, mas profundo, mas profunda, mas grande, mas grandes, cabe mas, mas cabe, mas capacidad, mas potente, dura mas, mas dura, mas pese, pese mas, mayor peso',
    filler:
      'cada cuanto, cada cuanto tiempo, exactamente, mas bien, porfa, porfi, xfa, q, ponme, sean, sea, a, acerca, ademas, ahora, al, algo, alguien, algun, alguna, algunas, alguno, algunos, ante, aqui, articulo, articulos, asi, aun, aunque, bastante, bien, bonita, bonito, bonitas, bonitos, buen, buena, buenas, bueno, buenos, buscar, cada, casa, clase, como, compra, comprar, con, cosa, cosas, creo, cual, cuales, cualquier, da, dan, dar, de, debe, debo, deberia, del, desde, dice, donde, dos, el, ella, en, encontrar, entrar, entre, enviar, era, es, ese, eso, esta, estaba, estais, estan, estar, estas, este, esto, estoy, existe, favor, forma, fue, fuera, gusta, gustaria, ha, hace, hacen, hacer, hago, hasta, hay, he, ir, la, las, le, les, lo, los, mas, me, mi, mio, mis, modelo, modelos, mucho, mucha, muchos, muy, nada, ni, no, nos, nosotros, nueva, nuevo, nuevos, o, os, otra, para, parece, pedir, pedido, pero, poco, podeis, podemos, podria, podrias, podriais, por, porque, posible, pregunta, producto, productos, pueda, puede, pueden, puedes, puedo, pues, que, quien, quiere, regalo, regalos, saber, se, sea, ser, seria, si, sirve, sobre, solo, son, soy, su, sus, tal, tambien, tan, tanto, te, tener, tengo, ti, tienda, tipo, tipos, todo, todos, tu, tus, un, una, unas, uno, unos, usted, ustedes, va, vais, ver, vez, vuestra, vuestro, vosotros, y, ya, yo, alrededor, aproximadamente, hoy, gama, llevar, usar, idea, dias, dia, semana, semanas, modo, funciona, acepta, aceptan, aceptais, cuenta, decir, dime, digame, mismo, misma, mismos, coger, opcion, opciones, variedad, surtido, gustan, viene, vienen, hacia, haceis, meter, salen, poner, queda, tomar, llevo, quedo, ponme, pongame, dame, en fin, bueno pues, da igual, no olvides, no olvide, sin olvidar, otra vez, otro dia, otra pregunta, otra duda, otra cosita, que opciones, me gustaria saber, quisiera saber, queria saber, querria saber, queriamos saber, saber si, podria decirme, podrias decirme, podriais decirme, me podria decir, me podrias decir, me podriais decir, me puede decir, me puedes decir, me podeis decir, decirme, decirnos, indicarme, version, versiones, variante, variantes, uff, uf, vaya, anda, ostras, jaja, jajaja, perdon, perdona, perdone, perdonad, disculpa, disculpe, disculpen, listo, oye, oiga, da igual cual, da igual el modelo, me da igual, nos da igual, me da lo mismo, el que sea, la que sea, cualquiera, ahora mismo, en seguida, enseguida, ya mismo, del todo, todo el mundo, se me olvidaba',
    men: 'padre, papa, marido, esposo, novio, hermano, abuelo, tio, suegro, prometido, chico',
    women: 'madre, mama, mujer, esposa, novia, hermana, abuela, tia, suegra, prometida, chica',
    boys: 'hijo, hijito, sobrino, nieto, ahijado',
    girls: 'hija, hijita, sobrina, nieta, ahijada',
    children: 'nietos, mis hijos, mis ninos, mis peques, mi peque, mi hijo pequeno, adolescente*, crio*',
    babies: 'recien nacido*, mi bebe',
    delivery:
      'envio*, enviais, envian, enviar, entrega*, gastos de envio, mandais, mandan, reparto, paquete, mensajeria, llega, llegan, llegar, llegara, recibir*, despacho, expres, a domicilio, envio incluido, con envio, con el envio, gastos incluidos, portes incluidos, con portes, con los portes, con transporte, con el transporte, transporte incluido, gastos de envio incluidos, con gastos de envio, con los gastos de envio, entrega incluida, portes, gastos de transporte, coste del transporte, precio del transporte, el transporte, entregais, entregan, llegaria, llegarian, llegaran, me llegaria',
    returns:
      'devol*, devuelv*, reembols*, cambio, cambios, cambiar*, desistimiento, no me queda, no me gusta, no me vale, no me sirve, dinero de vuelta, devolver, me arrepiento, cambiar de opinion, cambio de opinion, cambiamos de opinion',
    payment:
      'pagar, pago, pagos, pago con, tarjeta*, paypal, bizum, klarna, transferencia*, a plazos, contra reembolso, contrareembolso, apple pay, google pay, visa, mastercard, efectivo, abonar',
    invoice: 'factura*, recibo*, ticket',
    tracking: 'seguimiento, donde esta mi pedido, mi pedido, rastre*, estado de mi pedido, mi paquete',
    cancelling: 'cancel*, anular, anulo, modificar mi pedido',
    warranty: 'garantia*, defectuos*, roto, rota, danado*, repar*, averia*',
    account: 'cuenta, registr*, iniciar sesion, contrasena, puntos, fidelidad',
    hours: 'horario*, abierto*, abris, abren, cerrais, cierran, hora abr*, que hora, que dias abris, que dias abren',
    place:
      'direccion, ubicad*, ubicacion, donde estais, donde estan, tienda fisica, local, recoger, recogida, sucursal*, donde os encontrais, donde se encuentran',
    contact:
      'a quien llamo, a quien puedo llamar, con quien hablo, a quien me dirijo, a quien pregunto, contact*, telefono*, correo*, email, e mail, llamar, whatsapp, escribir, escribiros',
    care: 'lav*, limpi*, cuidado*, cuidar, planch*, secadora, lavavajillas',
    origin: 'donde se fabric*, fabricad*, fabrican, hecho en, origen, de donde, proceden*, made in',
    gifts: 'envoltorio*, papel de regalo, tarjeta regalo, tarjetas regalo, envolver, para regalo, cheque regalo, vale regalo, envuelto*',
    newsletter: 'newsletter*, boletin*, suscri*',
    privacy: 'datos personales, mis datos, privacidad, proteccion de datos',
    wholesale: 'al por mayor, mayorista*, por mayor, grandes cantidades, revend*, b2b',
    taxes: 'iva, impuesto*, aduana*, arancel*',
    company:
      'quienes sois, quienes son, quien eres, que vendeis, que venden, a que os dedicais, vuestra empresa, su empresa, que haceis, que ofreceis, eres un robot, eres un bot, sobre vosotros',
  },
  numbers: 'un/uno/una dos/dos_veces/2x tres/tres_veces/3x cuatro/4x cinco seis/media_docena siete ocho nueve diez once doce/docena',
  budgetBehind: false,
  withoutBehind: false,
  deliveryCost: '¿Cuánto cuesta el envío?',
  returnPeriod: '¿Cuántos días tengo para devolver un producto?',
  says: {
    cheaper: 'Esto cuesta menos:',
    nothingCheaper: 'No he encontrado nada más barato de este tipo.',
    dearer: 'Esto es de una gama superior:',
    nothingDearer: 'No he encontrado nada más caro de este tipo.',
    others: 'Aquí hay más opciones:',
    noOthers: 'Eso es todo lo que tengo de este tipo.',
    count: (count) => (count === 1 ? 'Tenemos un producto de este tipo:' : `Tenemos ${count} productos de este tipo, por ejemplo:`),
    notAmong: (wanted) => `${wanted} no está entre ellos.`,
    notReduced: (title) => `No se indica un precio anterior para ${title}.`,
    alternatives: 'Estos sí lo tienen:',
    described: (title, sentence) => `La descripción de ${title} dice: ${sentence}`,
    statedInstead: 'Esto es lo que consta:',
  },
};
