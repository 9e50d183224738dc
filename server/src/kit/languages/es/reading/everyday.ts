import type { EverydayMeanings } from '../../meanings/everyday/shape.ts';

export const everyday: EverydayMeanings = {
  sleeping: 'dormir, duerm, siesta, en la cama, acost, tumb, de noche, por la noche',
  swimming: 'nadar, nado=, natacion, piscina, alberca, bañ, cloro, agua salada, playa, sauna, buce, mar=',
  washing: 'lavar, lava=, lavado, lavadora, colada, enjuag, centrifug, champu, a mano, detergente, remojo',
  cleaning: 'limpi, sucio, sucia, suciedad, ensuci, polvo, refrescar, huele, apest, frotar, quitar, pasar un trapo',
  ironing: 'planch, vapor, arrug',
  sport: 'deport, gimnasio, correr, sudar, sudor, entren, bicicleta, ejercicio',
  walking: 'caminar, camina, andar=, senderis, a pie, kilomet, paseo, pasear, de pie todo',
  eating: 'comer=, come=, comen=, muerd, mordi, masti, morder, trag, lam=, comestible, beber, bebe=, ingerir',
  reheating: 'recalent, calent, descongel, templar',
  watering: 'regar, riego, riega, agua=, demasiada agua, tierra seca, secar, se seca, encharc',
  pruning: 'poda, podar, recort, rama=, ramas, tijera, cortar las',
  wilting: 'march, amarill, hojas amarillas, hojas marrones, se muere, muert, mori, se seco, se han secado, se cae, mustia',
  insects: 'insect, pulgon, bicho, bichos, acaro, cochinilla, mosquit, plaga, hormiga, polilla, gusano',
  picturing: 'foto, camara, grabar, retrat, sacar fotos',
  copying: 'copi, fotocop, escane, duplic, licencia, reproduc',
  lookInside:
    'hojear, ver por dentro, ver antes, vista previa, extracto, mirar antes, echar un vistazo, primeras paginas, por dentro, muestra',
  device: 'tableta, tablet, ordenador, computador, telefono=, movil, celular, ipad, portatil, pc=, navegador',
  tearing: 'rasg, rompi, roto=, agujero, costura, descosi, deshilach, rajad, raja=, griet, se abre, se parte',
  comesOff: 'se cae, se cayo, despeg, desprend, se suelta, boton, se sale, afloj, flojo',
  pilling: 'bolitas, bolas, pelus, suelta pelo, pelo=',
  stuck: 'atasc, bloque, chirri, atranc, no abre, no cierra, trab, no se abre, no se cierra',
  replacing: 'reemplaz, sustitu, renov, cambiar el, desgast, gastad, cambiarlo',
  adapting: 'adapt, modific, transport, tonalidad, arregl, convert, transform, acort, alarg, a mi medida',
  adjusting: 'ajust, calibr, afin, aline, colim, regul, desafinad, puesta a punto, a punto',
  installing: 'instal, montar, montaje, coloc, fijar, conectar, enchuf, poner en, sujet',
  building:
    'armar, armarlo, montar, montaje, montarlo, ensambl, kit=, tornill, herramient, ya montado, desmontado, de una pieza, viene armado',
  helpNeeded: 'yo solo, yo sola, uno solo, solo=, sola=, sin ayuda, ayuda, dos personas, entre dos, una persona',
  pain: 'dolor, duele, duelen, molest, ampolla, roza, rozadura, incomod, aprieta',
  tight:
    'pequeño, pequeña, chico=, chicos, apriet, apret, estrech, ajustad, corto=, corta=, talla mas, una talla mas, otra talla, mas grande, talla equivocada, no me cabe, no me entra, no me queda, no me vale',
  loose:
    'muy grande, demasiado grande, holgad, ancho=, ancha=, flojo, se resbala, largo=, una talla menos, otra talla, mas pequeñ, me queda grande, no me queda, me baila',
  gettingUsed: 'acostumbr, habitu, primeros dias, primeras semanas, al principio, raro=, domar, rodaje, poco a poco',
  bodyHeight: 'mido=, mi altura, mi estatura, estatura, de alto, mi contorno, mi medida, contorno de',
  usualSize:
    'normalmente uso, suelo usar, uso=, uso la, calzo, gasto=, talla habitual, tallaje, talla pequeño, talla grande, medio numero, un numero, numero de pie, que talla, que numero',
  healthPlan: 'seguro=, seguro medico, mutua, aseguradora, obra social, receta, reembols, cubre=, cobertura, deducir, prescri',
  doctor: 'medico, medica, doctor, medicin, medicament, enfermedad, enfermo, operacion, marcapasos, matrona, veterinari, receta',
  reaction: 'alergi, intoler, reaccion, picadura, sarpullido, picor, mareo, sienta mal',
  hygiene: 'higien, sanitari, razones de salud, desinfect, germen, esteril',
  elderly: 'persona mayor, personas mayores, mayores, abuela, abuelo, jubilad, ancian, tercera edad, artrosis, andador',
  level:
    'demasiado dificil, dificil, dificultad, nivel, complicad, principiant, avanzad, años de practica, llevo * años, experiencia, me supera, sencill, facil',
  group: 'grupo, con amig, despedida, cuantas personas, compañer, participant, plazas, en equipo, cumpleaños, llevar a, varios=',
  away: 'de vacaciones, me voy, nos vamos, estoy fuera, estare fuera, de viaje, viaje=, ausent, fuera de casa',
  accident: 'accident, choque, golpe, colision, caida, se me cayo, se me ha caido, volc, impacto',
  frequency:
    'con que frecuencia, cada cuanto, cuantas veces, cada dia, cada semana, cada mes, cada año, cada * años, cada * dias, cada * semanas, una vez al, una vez por, veces al, veces por, diari, semanal, mensual, anual, a menudo, regularmente, todos los',
  choosing:
    'cual me conviene, cual elijo, cual escojo, cual necesito, como elijo, como elegir, cual es para mi, cual me va, me sirve, me servira, que modelo, cual me, para mi, cual deberia, adecuado para',
  difference: 'diferenc, compar, mejor que, igual que, distint, frente a',
  bulk: 'gran cantidad, grandes cantidades, por mayor, al por mayor, cientos, palet, pedido grande, docena, muchas unidades',
  freeFrom:
    'a partir de que, desde que importe, desde cuanto, a partir de cuanto, cuanto tengo que, cuanto hay que, cuanto debo, a partir de * euros, a partir de * eur, desde * euros, desde * eur, envio gratis, envio gratuito, gastos de envio gratis, portes gratis, sin gastos, sin portes, ahorrar el envio, no pagar, no cobramos, no pago, importe minimo, supera, superior, compras de, pedidos de, mas de * eur, por encima',
  sendOut:
    'sale=, salen=, despach, enviais, envian, enviamos, prepar, que dias, que dia, entregamos al, transportist, mandais, mandan, salida',
  nextDay:
    'mañana, dia siguiente, al dia siguiente, mismo dia, hoy=, hoy mismo, antes de las, hasta que hora, a mas tardar, antes del mediodia, hasta las, esta tarde',
  stairs: 'escaler, piso=, planta=, a pie de calle, portal, subir, suben, subis, ascensor, hasta casa, bordillo, cargar',
  keptParcel:
    'guard, custod, cuanto tiempo queda, cuanto tiempo esta, espera=, esperar, vuelve a, devuelto, nunca estoy, no estoy en casa, no hay nadie, fuera todo el dia, trabajando, vecino, portero, conserje',
  proof: 'ticket, tique, recibo, comprobante, justificante, factura perdida, perdi la factura, numero de pedido',
  refundTime:
    'mi dinero, el dinero, dinero=, reembols, abono=, abonar, abonamos, en mi cuenta, a mi cuenta, en mi tarjeta, ingres, devolucion del importe',
};
