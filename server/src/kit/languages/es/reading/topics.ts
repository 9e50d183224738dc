import type { ShopWords } from '../../topics/shape.ts';

export const topics: ShopWords = {
  asking: `disponible disponibles aceptado aceptados aceptadas permitido permitidos permitidas solicitar solicito pedir consultar circunstancia circunstancias comprobar averiguar x xq pa tmb porfa pq d k grande pequena mayor menor resto hermano hermana madre padre mama papa mujer marido amigo amiga hijo hija nino ninos novio novia abuela abuelo padres cumpleanos boda navidad q dan dais lleva llevan par pares importe cantidad monto a aceptan aceptais acerca ademas adios ahi ahora al algo alguien algun alguna algunas alguno algunos alla alli antes aparte aqui articulo articulos asi aun aunque ayuda ayudar ayudarme bien bueno buenos buenas busco buscando buscar cada caso casos cierto cliente clientes comentar comenten como comprado comprar compra compras compre compro con condiciones conmigo consulta contra correcto cosa cosas cual cuales cualquier cuando cuanta cuantas cuanto cuantos cuenten de debe deberia debo decir decirme del demas desde deseo despues detalle detalles dia dice dicen dime diferente diferentes digame disponen dispone donde dos duda dudas durante e el ella ellas ellos en encargo encontrar encuentro entre entonces envian era eres es esa esas ese eso esos esta estaba estado estais estan estar estas este esto estos estoy exactamente existe existen explicar explicarme explica favor forma formas fue fuera fueron funciona general generalmente gracias gustaria ha haber habia hace haceis hacen hacer hacia hago han has hasta hay haya he hemos hola horas hoy indicar indicarme informacion informar info interesa interesado ir jamas justo la las le les llegar llevar llevo lo los luego manda mas me mejor menos mes metodo metodos mi mientras mio mis misma mismo modo momento mucha muchas mucho muchos muy nada nadie necesario necesito necesita ni ninguna ninguno no nombre normalmente nos nosotros nuestra nuestro nueva nuevo nunca o obtener ofrece ofreceis ofrecen opcion opciones os otra otras otro otros para parte pasa pasar pasaria pedido pedidos pedi pequeno pero persona personas poco podeis podemos poder podria podriais podrian podrias poner por porque posee posible posibilidad precio precios pregunta preguntas preguntar primera primero problema problemas procedimiento proceso producto productos proporcionan propio pude puede pueden puedes puedo pues pueda que queria quiere quiero quien quienes quisiera realmente realizar realizais recibir recibo recibire recibi recomienda recomiendan regla reglas respecto respuesta saber sabe sabeis saben se sea segun seguro sera seria ser servicio si sido siempre siendo siguiente sin sirve sitio situacion sobre sois solo somos son soy su sucede sus tal tambien tan tanto tarde te teneis tenemos tener tengo ti tiempo tienda tiendas tiene tienen tienes tipo tipos toda todas todavia todo todos tomar trabajan trata traves tras tu tus un una unas uno unos usar usted ustedes va vamos van varias varios vende vendeis venden vender ver verdad vez via vosotros voy vuestra vuestras vuestro vuestros y ya yo web internet online linea paquete hacerlo aproximadamente habitualmente mando mandan mandais ningun suelen suele crear editar actualizar descargar recuperar enviar presentar modos modalidades ultimo ultima ultimos usuario senor senora politica`,
  prepositions: 'a al en con por para via hacia de del desde sin hasta mediante fuera',
  determiners: 'el la los las un una unos unas mi mis tu tus su sus este esta estos estas ese esa',
  topicFirst: true,
  not: '\\bno\\b|\\bnunca\\b',
  having: '\\b(?:teneis|tienen|tiene|hay|vendeis|venden|ofreceis|ofrecen|haceis|hacen|aceptais|aceptan|dais|dan)\\b',
  whichDay: '\\bque dias?\\b',
  only: 'solo, solamente, unicamente, exclusivamente, nada mas, limitado a',
  places: {
    world: 'todo el mundo, mundial, todos los paises, cualquier pais, a nivel mundial',
    europe: 'europa, paises europeos, toda europa',
    union: 'ue=, union europea, paises de la ue',
    gulf: 'paises del golfo, estados del golfo, ccg',
    home: 'peninsula, peninsular, territorio nacional, toda espana, nacional=, todo el pais',
    others:
      'GB: inglaterra, reino unido, gran bretana, escocia, uk; US: usa, eeuu, ee uu, estados unidos, america; NL: holanda; ES: canarias, baleares, mallorca, peninsula, ceuta, melilla, peninsular; CZ: republica checa; AE: dubai, emiratos; KR: corea; CN: china; TR: turquia',
  },
  furniture:
    'entradas recientes|comentarios recientes|hola mundo|deja una respuesta|deja un comentario|cancelar la respuesta|tu direccion de correo electronico no sera|los campos obligatorios estan|buscar|archivos|archivo|categorias|meta|acceder|feed de entradas|feed de comentarios|saltar al contenido|ir al contenido|menu|inicio|anadir al carrito|carrito|compartir|otro sitio realizado con wordpress|pagina de ejemplo|bienvenido a wordpress|funciona gracias a|todos los derechos reservados|aceptar todo|aceptar cookies|utilizamos cookies|usamos cookies|este sitio utiliza cookies|esta web utiliza cookies|configuracion de cookies|siguenos|leer mas|entrada anterior|siguiente entrada|publicado en|sin comentarios|publicar el comentario|guarda mi nombre|productos relacionados|tambien te puede gustar|volver arriba|sin categoria|editar|responder|aviso legal',
  topics: {
    delivery:
      'envio, envios, enviar, envian, enviais, envia, entrega, entregan, reparto, mandais, mandan, expedi, ~paquete, ~llega, ~llegar, ~recibir, ~recibire, gastos de envio, portes, flete, ~transporte, mandarlo, mandarla, mandarme, mandarmelo, porte=, pagar el envio, pagar envio, pago el envio, pago envio, pago portes, pagar portes, pagar los portes; correos=, mensajeria',
    returns:
      'devol, devuelv, devuelt, devolver, retorno, desisti, no me gusta, no me queda, no me vale, no me va, cambio de opinion, me queda chico, me queda grande, queda pequen, ya no lo quiero, no lo quiero, no me gust, no me convence, regresar, devoluc',
    refund:
      'reembols, reintegro, dinero de vuelta, mi dinero, recuperar el dinero, devolucion del dinero, devolveis el dinero, devolucion del importe, recuperar mi dinero, devuelven el dinero, regresan mi dinero, regresan el dinero, me devuelven lo, a mi cuenta, en mi cuenta, a mi tarjeta, recuperar * dinero, recupero * dinero; el dinero, tu dinero, su dinero, importe',
    exchange:
      'cambiar por, cambio de talla, cambiar la talla, cambiar de talla, cambiarlo, cambiarla, canje, sustituir por, hacer un cambio, cambios, otra talla, otro color, en lugar de, a cambio de otro; cambio',
    payment: 'pagar, pago, pagos, pagan, pague, abonar, paypal, klarna, bizum, apple pay, google pay, forma de pago, medios de pago, cobr',
    invoice: 'factura, recibo=, ticket, comprobante de compra, ticket de compra',
    tracking:
      'seguimiento, rastre, localizar mi, numero de seguimiento, donde esta mi pedido, donde esta mi paquete, estado de mi pedido, estado del pedido, seguir mi, todavia no llega, no ha llegado, no me llega, aun no llega, donde anda, donde esta mi, por donde va, sigue sin llegar, estado de * pedido, estado del envio, localizar * pedido, localizar * paquete',
    ordering: 'como hago un pedido, como hacer un pedido, hacer un pedido, como pedir, como compro, pedir por telefono',
    cancelling: 'cancel, anular, anulacion, penalizacion por, gastos de cancelacion',
    changing:
      'modific, cambiar la direccion, cambiar mi direccion, cambiar mi pedido, cambiar el pedido, cambio de direccion, corregir, direccion equivocada, direccion erronea, actualizar mi, rectific, direccion de entrega, direccion de envio',
    warranty: 'garanti, defecto de fabric, defectos de fabric, defecto de fabrica, fallo de fabric, fallos de fabric',
    damaged:
      '~roto, ~rota, ~danad, ~averi, ~estropea, ~defect, ~tara, ~fallo, ~rompi, ~golpe, ~rota=, ~rotos, ~quebrad, ~estrellad, ~hecho pedazos, ~golpead, ~rajad, ~abollad, ~derretid, ~aplastad, ~manchad, no funciona, no sirve, no prende, se rompio, ~echado a perder, ~en mal estado, ~descompuest, ~averia, ~desgastad, ~se despego, ~maltratad',
    repair: 'repar, arregl',
    spareParts: 'repuesto, recambio, piezas de, recarga',
    account: 'cuenta, registr, iniciar sesion, usuario, perfil, darme de alta',
    deleting:
      'borrar, elimin, darme de baja, dar de baja, cerrar mi cuenta, cerrar la cuenta, supresion, suprimir, cancelar mi cuenta, cancelar la cuenta, anular mi cuenta, cancelar * cuenta',
    password: 'contrasena, clave de acceso',
    guest: 'invitado, sin cuenta, sin registrarme, sin registro, sin crear una cuenta, sin registrarse',
    hours:
      'horario, abierto, abris, abren, a que hora, cuando abr, cerrais, cierran, apertura, dia de cierre, dia de descanso, hasta que hora, a que horas, que horas, horas de; cerrado, lunes, horas',
    place:
      'donde estais, donde estan ubicad, ubica, donde se encuentra, donde esta vuestra, donde esta su, tienda fisica, tiendas fisicas, vuestra direccion, su direccion, local=, showroom, probar en tienda, tienda en, presencial, donde teneis, donde estan, donde los encuentro, donde os encuentro, en que calle, en que ciudad, ubicacion, ubicad, donde queda, donde quedan, ~pasarme, ~pasar por, ~acercarme, ~ir a veros, ~ir a verlos, ~pasarnos, ~hacer una visita, verlo en persona, verla en persona, verlos en persona, verlas en persona, ver en persona, ver en tienda, verlo en tienda, verla en tienda, ir a ver, tienda donde, verlo en algun, verla en algun, venir a verl, ir a verl, probarlo en, probarla en, pasar a verl, pasar a probar, donde puedo probar, donde se puede probar, ver en algun sitio, verlo en algun sitio; direccion, calle, plaza, avenida, estamos en, nos encontr, encuentranos, en nuestra tienda, nuestra tienda, ven a, venid',
    contact:
      'contact, atencion al cliente, hablar con, llamar, comunicarme, localizaros, servicio al cliente, servicio de atencion, soporte, asistencia; telefono, correo, escri',
    phone: 'telefono, numero de telefono, llamar; tel=',
    email: 'correo electronico, email, e mail, correo=, mail; escri',
    size: 'talla, tallas, guia de tallas, medida, dimension, tamano, tallaje, tallan, que tan grande, ancho, alto=; pecho, cintura',
    care: 'lavar, lavado, lava, lavadora, limpi, cuidado, cuidar, manten, secadora, planch, lavavajillas, descalcific, lav, como quito; maquina, enjuag',
    keeping: 'conserv, caduc, almacen, cuanto dura, cuanto aguanta, vence, se echa a perder, guard, duran',
    material:
      'material, tejido, tela, de que esta hech, de que estan hech, hecho de, fabricado con, fabricada con; algodon, lana, cuero, piel=, lino, madera, acero',
    ingredients:
      'ingrediente, contiene, contienen, composicion, que lleva, que llevan; llevan, lleva=, contien, hecho con, hechas con, solo con, elaborad',
    allergens: 'alerg, alergeno, gluten, lactosa, frutos secos, hipoalergenic, intoleran, celiac, trazas',
    origin:
      'donde * hac, donde * hech, fabrica, fabrican, origen, procede, made in, de donde vien, de donde son, produc=, producidos, elabora, producen, cultiva, hecho en, hechos en; taller, artesan, tuesta, tosta',
    giftWrap:
      'envolver, envuelto, envoltorio, papel de regalo, para regalo, caja de regalo, tarjeta de felicitacion, nota de regalo, mensaje de regalo, envolveis, envolven, bonito, mono=, lazo, envuel, para regalar, listo para regalo, envolv',
    giftCard: 'tarjeta regalo, tarjetas regalo, cheque regalo, vale regalo, tarjeta de regalo, bono regalo',
    newsletter: 'newsletter, boletin, suscribirme al, darme de baja del, suscripcion al boletin, suscripcion a la newsletter',
    privacy: 'privacidad, mis datos, datos personales, rgpd, proteccion de datos',
    wholesale:
      'mayorista, por mayor, al por mayor, revend, distribuidor, b2b, grandes cantidades, empresas, gran cantidad, revender, para mi tienda, mayoreo',
    taxes: 'iva=, impuesto, igic',
    customs: 'aduana, arancel, importacion',
    company:
      'quienes sois, quien sois, quienes son, que vendeis, que venden, que haceis, que ofreceis, vuestra empresa, su empresa, vuestra historia, sobre vosotros, quien esta detras, desde cuando exist, fundad, empresa familiar; desde=',
    jobs: 'buscais, buscan personal, buscan gente, empleo, trabajo con, trabajar con, trabajar en, vacante, practicas, curriculum, oferta de trabajo, contratais, contratando, bolsa de trabajo',
    partners: 'afilia, influencer, patrocin, colabora, prensa=, embajador',
    express:
      '~para manana, express, expres, urgente, en 24 horas, en 24h, al dia siguiente, mismo dia, mas rapido, envio rapido, prioritari, pagar mas para, urge, exprés, antes de lo, me corre prisa, prisa',
    pickup:
      'recog, recoger, recogida, click and collect, retirar en, retirarlo, pasar a buscar, ir a buscar, pasar por el, pasar a recoger, recojo, ir por el, pasar por mi, buscarlo yo, retirar, retiro en',
    weekend: 'sabado, domingo, fin de semana, festivo',
    locker: 'punto de recogida, puntos de recogida, apartado de correos, taquilla, oficina de correos, citypaq, punto pack',
    carrier:
      'transportista, mensajer, empresa de transporte, compania de transporte, quien entrega, repartidor, seur, mrw, correos express, dhl, ups=, gls, fedex, agencia de transporte',
    abroad: 'extranjero, internacional, que paises, otros paises, fuera de espana, fuera del pais, a que paises; mundo, paises, europa',
    packaging: 'embalaje, empaquet, empaque, envase, sin plastico, ~carton, ~caja; embal',
    insurance: 'asegurad, seguro de envio, seguro del envio, perdid, pierde, extravi',
    label: 'etiqueta de devolucion, etiqueta, etiqueta prepagada',
    sale: 'rebaja, rebajad, en oferta, liquidacion, outlet, saldo, oferta=; rebaj',
    used: 'usado, usada, abierto devol, ya abierto, sin etiqueta, embalaje original, sin caja, estrenad, puesto=; sin usar, sin estrenar, original',
    card: 'tarjeta de credito, tarjeta, visa=, mastercard, debito, amex, con tarjeta; tarjeta',
    transfer: 'transferencia, ingreso bancario, cuenta bancaria; transferencia',
    onAccount: 'pagar con factura, pagar despues, pago aplazado, pagar mas tarde, a 30 dias',
    instalments: 'a plazos, plazos=, cuotas, fraccion, financia, en 3 veces, mensualidad, pagos mensuales, meses sin intereses',
    cashOnDelivery:
      'contra reembolso, contrareembolso, pagar al recibir, pago contra entrega, contra entrega, pagar a la entrega, pagar en la entrega',
    cash: 'efectivo, metalico',
    crypto: 'cripto, bitcoin, btc, ethereum',
    currency: 'moneda, divisa, en dolares, en euros, tipo de cambio, en libras',
    discount:
      'descuento, cupon, codigo promocional, promocion, rebajar el precio, black friday, codigo de descuento, mas barato si, rebaja, descuent',
    student: 'estudiante, jubilad, profesor, militar, tercera edad, familia numerosa',
    loyalty:
      'fidelidad, acumul * puntos, suma puntos, sumar puntos, tarjeta de puntos, mis puntos, puntos por, fideliza, club, programa de puntos, recompensa',
    priceMatch: 'igualais, igualar el precio, igualan, mejor precio, mas barato en otr, precio minimo garantizado, diferencia de precio',
    stock:
      'en stock, stock, agotad, disponibilidad, volvera a estar, reposicion, de nuevo disponible, existencias, van a traer, vuelve a haber, vuelven a tener, resurt, queda en',
    preorder: 'reserva, reservar, preventa, encargar por adelantado, apartar, preordenar',
    minimumOrder: 'pedido minimo, compra minima, importe minimo, minimo de compra, cantidad minima; minim',
    samples: 'muestra, probador, probar antes',
    custom:
      'personaliz, grabado, grabar, a medida, bordar, bordad, por encargo, mi propio diseno, inicial, mi nombre, con nombre, nombre en, iniciales, grab, bord, texto propio, nuestro logo, rotul, dedicat, poner el nombre, poner * nombre, ponerle el nombre, nombre de mi, con su nombre',
    assembly: 'montaje, montar, montais, instala, retirada del antiguo, retirar el antiguo, subir a casa, subida a piso, ensambl',
    rental: 'alquil, prestado, arrendar, renting, rentar, renta=, rentan, prest, arrend',
    secondHand: 'segunda mano, compran usad, comprais usad, compran viej, comprais viej, parte de pago, recompra, os vendo, les vendo',
    subscription: 'suscripcion, suscribirme a la, caja mensual, cada mes automatica, pausar, suscripciones',
    reviews: 'opinion, opiniones, resena, valoracion, trustpilot, testimonio, mi opinion, dejar un comentario, valorar',
    events: 'talleres, curso, cursos, clase=, clases, evento, cata=, catas, visita guiada, formacion',
    sustainability:
      'sostenib, ecolog, medio ambiente, medioambiente, recicl, carbono, clima, co2, comercio justo, etic, fairtrade; sosten, justo',
    vegan: 'vegan, origen animal, vegetal, vegetarian',
    organic: 'organic, bio=, ecologico, pesticida, gots, agricultura ecologica',
    animalTesting:
      'probado en animales, probados en animales, testado en animales, testan en animales, crueldad, experimenta, mulesing, bienestar animal; animales',
  },
  time: {
    asked:
      'cuanto tiempo, cuando, cuanto tarda, cuanto tardan, tarda, tardan, plazo, cuantos dias, hasta cuando, a que hora, duracion, en cuanto tiempo, ~llega, cada cuanto, desde cuando, que plazo, demora',
    given:
      'dia=, dias, semana, hora, horas, mes=, meses, ano=, anos, manana, lunes, martes, miercoles, jueves, viernes, sabado, domingo, 24h, 48h, 72h, inmediat, enero, febrero, marzo, abril, mayo, junio, julio, agosto, septiembre, octubre, noviembre, diciembre, navidad, minuto, desde=',
  },
  money: {
    asked:
      'cuanto cuesta, cuesta, cuestan, cuanto vale, coste, costo, gastos, precio del, precio de la, tarifa, gratis, gratuit, cobr, cuanto cobr, quien paga, cuanto sale, caro=, cuanto es, flete, costo=, cobran, recargo',
    given:
      'eur, euro, euros, centimo, dolar, gratis, gratuit, sin coste, sin costo, coste, costo, gastos, a nuestro cargo, a tu cargo, a su cargo, pagas=, lo paga, pagamos nosotros, corre por, tarifa, por ciento, asumi, sin cargo, no cobramos, no cuesta nada, no pagas, corre de nuestra cuenta, incluido en el precio, sin recargo, invita la casa',
  },
  free: {
    asked: 'gratis, gratuit, sin coste, sin costo',
    given:
      'gratis, gratuit, sin coste, sin costo, sin cargo, no cobramos, no cuesta nada, no pagas, corre de nuestra cuenta, incluido en el precio, sin recargo, invita la casa',
  },
};
