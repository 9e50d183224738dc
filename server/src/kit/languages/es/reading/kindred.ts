import type { KindredWords } from '../../kindred/shape.ts';

export const kindred: KindredWords = {
  // What happens with a thing.
  shattering:
    'roto=, rota=, rotos, rotas, trozos, pedazos, anicos, astill, griet, agriet, rajad, desconch, abollad, partid, quebr, fractur',
  bending: 'doblad, torcid, combad, curvad, deform, arquead, alabead, pandead, no esta recto, perdio la forma',
  escaping: 'escap, fuga, huir, huye, se salen, sale de, trep, reptan, arrastr, vuelan, se van',
  dying: 'muert, muere, mueren, morir, murio, vivo=, viva=, vivos, vivas, sobreviv, no se mueve, moribund, mata=, matar',
  burningUp: 'quem, arde, arder, llama=, llamas, humo=, fuego, hollin, chispa, incend, encend, brasa, chamusc, ascua',
  melting: 'derrit, derret, funde=, fundir, fundido, descongel, se ablanda, licua',
  dissolving: 'diluy, dilu, disuelv, disolv, concentrad, partes de agua, proporcion, rebaj, sin diluir, puro=, dosis',
  bursting: 'explot, revent, estall, pinch=, pinchazo, pinchad, fuga=, derram, rebos, gotea',
  foaming: 'espuma, burbuj, gas=, efervesc, ferment, borbot',
  sticking: 'pegajos, se pega, pegan, adher, no seca, sigue humed, residuo, pringos, no se seca',
  swelling: 'hincha, inflam, inflad, infla=, dilat, expand, crece=, sube=',
  stretching: 'estir, elastic, da de si, dar de si, ceden, cede=, alarg, afloj',
  separating: 'poso=, posos, sediment, separa, turbi, grumos, copos, capa encima, cortad, al fondo',
  stoppedWorking:
    'no enciende, no arranca, no funciona, se apaga, no carga, mensaje de error, parpade, averi, estropead, no va=, dejo de funcionar',
  lostThings: 'perdi=, perdid, extravi, no encuentro, falta un, falta una, no aparece, desaparec',
  stealing: 'robo=, robad, robar, robaron, ladron, hurto, antirrobo, sustra',
  // What people do with a thing.
  carryingIt: 'cargar con, llevar a casa, transport, subir a casa, levant, en el coche, a la espalda, portatil, subirlo, suben a',
  pullingIt: 'remolque, remolc, tirar de, enganch, arrastr, detras de la bici, acopl',
  openingIt: 'abrir=, abre=, desenrosc, tapa=, tapas, tapon, corcho, cerradura, llave=, llaves, candado, pestillo, cerrar=, cierre, cierra',
  pouringIt: 'vert, derram, gote, chorro, grifo, boquilla, liquido, jugo, zumo, salir liquido, fluye, vaci, escurr',
  feedingThem: 'aliment, comen, come=, dar de comer, sobras, restos, cascara, mondas, pienso, golosin, chuche, hambre, racion',
  cuttingIt: 'cort=, cortar, corta=, recort, acort, serrar, tijera, cuchill, hoja=, podar, trocear, demasiado larg',
  grindingSanding: 'lij=, lijar, lija, grano=, lim=, limar, aspero, pulir, pulid, alis, raspar, cepill, taladr',
  sewing: 'cos=, coser, cosid, costura, aguja, hilo, tejer, punto=, ganchillo, dobladillo, parche, remend, zurc, boton, cremallera',
  paintingOver: 'pintar, repint, pintura, mano de, capas, barniz, laca=, lasur, encer, aceit, imprim, brocha, pincel, sellar',
  gluing: 'pegar, pegament, pegado, cola=, epoxi, resina, masilla, rellen, volver a unir, adhesivo',
  rubbingOff: 'frot, limpiar la piel, quitar, en la piel, en las manos, en los dedos, mancha, disolvente, quitamanch, sale de',
  riding: 'montar a caballo, silla de montar, estribo, caballo, poni, bici, bicicleta, manillar, pedal, moto=, patinete, casco',
  prayingFaith:
    'rezar, oracion, iglesia, mezquita, templo, bendec, bendit, relig, islam, musulman, cristian, judi, budis, rosario, ramadan, bautizo, comunion',
  // Bodies, and what ails them.
  hands: 'mano=, manos, muneca, dedo, pulgar, palma=, una=, unas de, brazo, codo=, antebrazo',
  feet: 'pie=, pies, dedo del pie, talon, tobillo, suela, juanete, empeine, pies planos, numero de pie, descalz',
  backAndJoints:
    'espalda, columna, lumbar, cuello, hombro, cadera, rodilla, articulacion, artritis, artrosis, reuma, hernia, postura, cervical',
  stomach: 'estomag, barriga, tripa, intestin, digest, diarrea, estren, nausea, vomit, acidez, gases=, tragado, sienta mal',
  bloodAndHeart:
    'tension arterial, la tension, corazon, diabet, azucar en sangre, insulina, colester, anticoagul, marcapasos, circulacion, hipertens, tiroid, rinon, higado',
  skinHair:
    'eccema, psoriasis, acne, grano=, granos, arruga, piel seca, piel sensible, pica=, picor, sarpull, rojez, quemadura solar, cicatri, tatu, pelo=, cabello, cuero cabell, caspa, barba, afeit, rizos',
  eyesEarsTeeth:
    'ojo=, ojos, gafas, vista=, ciego, oido, oreja, audifono, sordo, diente, muela, dentadura, ortodon, brackets, empaste, dentista, encia, boca=, lengua, labio, nariz',
  breathingIll:
    'asma, asmat, pulmon, tos=, tose, vapores, inhal, respir, mascarilla, ventilar, dolor de cabeza, migran, fiebre, gripe, enferm, infecc, herida, sangr',
  bodyWeight: 'sobrepeso, peso=, kilos, corpulent, carga max, carga, aguanta, soporta, resiste mi peso',
  // Who people are, and what they celebrate.
  schoolChildren: 'clase=, clases, alumn, escuela, colegio, cole=, profesor, maestr, primaria, guarderia, infantil, instituto, escolar',
  expecting: 'embaraz, esperando un bebe, encinta, en estado, lactan, dar el pecho, amamant, gestac',
  weddings: 'boda, novia, novio, compromiso, casar, casamos, luna de miel, aniversario, invitados, dama de honor',
  mourning: 'funeral, entierro, tumba, cementerio, fallec, luto, pesame, urna, cenizas, recuerdo de, viud, difunt',
  // Animals, plants, weather and the ground.
  smallAnimals: 'conejo, cobaya, hamster, roedor, raton, rata, erizo, chinchilla, huron, tortuga, reptil, lagart, gecko, serpiente, rana=',
  birdsFish: 'pajaro, ave=, aves, gallina, pato=, loro, periquito, pez=, peces, pecera, acuario, estanque, carpa koi, gamba, caracol',
  crawlies:
    'lombri, gusano, abeja, colmena, avispa, mosca, mosquit, arana, escarabaj, insecto, oruga, babosa, garrapata, pulga, polilla, larva, bicho',
  gardenPlants:
    'planta, flor=, flores, florec, hoja, raiz, raices, bulbo, plantel, arbusto, seto, arbol, maceta, tomate, verdura, hortaliz, huerto, hierba, rosal, cesped',
  soilFertiliser: 'tierra, suelo=, compost, abono, abonar, mantillo, estiercol, fertiliz, humus, turba, sustrato, arcill, arenos, lecho',
  coldWeather: 'hela=, helad, congel, bajo cero, hielo, nieve, nieva, invierno, frio=, fria=, escarcha, invernar',
  hotWeather: 'ola de calor, calor=, caluros, a pleno sol, al sol, sol directo, verano, canicula, 40 grados, bochorno',
  windRain:
    'lluvia, llueve, llover, tormenta, viento, ventos, racha, granizo, inundac, charco, mal tiempo, temporal, intemperie, mojad, chubasco',
  seaShore: 'mar=, playa, arena=, agua salada, oceano, costa=, puerto, barco, vela=, lago=, rio=, nadar, buce, surf, ola=, olas',
  hillsForest:
    'montana, monte=, colina, bosque, sendero, camino, grava, adoquin, barro, terreno, irregular, sender, camping, acampar, tienda de campana, pendiente, peregrin',
  // Food and drink.
  citrus: 'citric, naranja, limon, lima=, pomelo, mandarina, clementina, ralladura',
  meatFish:
    'carne=, ternera, vacuno, cerdo, cordero, salchich, jamon, tocino, marisco, crustace, salmon, atun, gelatina, manteca, animal, hueso',
  veganDiet: 'vegan, vegetal, vegetar, sin ingredientes de origen animal, origen animal, sin gelatina, sin lacteos',
  religiousDiet: 'halal, kosher, haram, sin cerdo, sin alcohol',
  glutenWheat: 'gluten, celiac, trigo, harina, centeno, cebada, espelta, pan=, almidon, cereal, avena',
  sweetness:
    'azucar, dulce, edulcor, sin azucar, xilitol, stevia, miel=, sirope, caramelo, chocolate, dieta, caloria, hidratos, golosina, chuche',
  saltSour: 'salad, sal=, sodio, acid, vinagre, amarg, picante, pica=, chile, guindilla, pimienta, suave, sabor, sabe a, fuerte, intens',
  drinks:
    'beber, bebida, vino, cerveza, whisky, ginebra, licor, coctel, cafe=, espresso, te=, tes=, infus, zumo, botella, espumos, cava=, taza',
  cooking:
    'cocin, receta, freir, herv, guis, asar, horne, vapor, amas, masa=, levadura, sarten, olla, cazuela, wok=, remov, condiment, prepar, servir, racion, plato',
  goingOff:
    'caduc, caducidad, consumo preferente, se conserva, conservar, dura abiert, cuanto dura, aguanta fresc, se echa a perder, se estropea, rancio, una vez abierto, nevera, frigorifico, congel',
  // What things are made of, and their parts.
  rubberTip: 'goma, caucho, latex, silicona, contera, neumatic, camara de aire, junta=, suela, rueda',
  cords: 'cordon, cuerda, hilo, elastico, correa, cinta=, nudo, cadena, collar, pulsera, cuenta=, cuentas, perla, borla, cinturon, ensart',
  woodKinds:
    'roble, haya, pino, nogal, alerce, fresno, castano, bambu, corcho, contrachapado, mdf=, teca, olivo, palisandro, que madera, fsc',
  animalMaterials:
    'cuerno, asta=, hueso, marfil, ambar, concha, nacar, piel de animal, pluma, plumon, seda, lana, merino, cachemir, alpaca, cera de abeja, goma laca, cerda, crin, coral',
  potteryGlass:
    'ceramica, porcelana, alfarer, gres, loza, barro, esmalt, vidrio, cristal, copa=, copas, jarron, cuenco, bol=, plato, taza, tetera, vajilla, azulejo',
  metalsJewels:
    'oro=, dorad, plata=, platead, laton, cobre, acero, inoxidable, aluminio, hierro, niquel, estano, zinc, titanio, chapado, banado, quilates, ley=, anillo, pendiente, piedra, diamante',
  plasticsRecycled:
    'plastico, pvc=, bpa=, reciclad, poliester, acrilic, nailon, nylon, vinilo, microplastic, de que esta hech, hecho de, fabricado con, biodegrad, compostable',
  packingStuff:
    'caja=, cajas, carton, plastico de burbuj, papel kraft, relleno, precinto, sobre=, embal, envuelt, fragil, sin plastico, papel de seda, protegid',
  // Electricity, machines and what runs on them.
  chargingPower:
    'carga=, cargar, recarg, cargador, bateria, pila=, pilas, autonomia, cuanto dura la, vacia, usb=, solar, red electrica, litio',
  voltagePlug:
    'volt, voltaje, enchufe, clavija, adaptador, 110, 220, 230, vatio, consumo, electricidad, corriente, transformador, cable, fusible',
  connecting:
    'wifi, bluetooth, emparej, vincul, app=, aplicacion, android, iphone, ios=, movil, conect, sincroniz, alexa, google home, domotic, actualiz, firmware, software, reinici, restablec',
  loudness: 'ruido, ruidos, silencios, decibel, db=, zumb, chirri, traquete, silb, sonido, suena, se oye',
  lightDark:
    'luz=, luces, lampara, bombilla, led=, brillo, brillante, lumen, regulable, ilumin, oscur, vela=, velas, mecha, farol, linterna, reflect',
  fuelHeating:
    'combustible, gasolina, diesel, bombona, gas=, propano, butano, queroseno, lena, carbon, briqueta, pellet, estufa, chimenea, calef, ceniza, mechero, bioetanol',
  homeMachines:
    'lavavajillas, microondas, lavadora, secadora, centrifug, horno, nevera, congelador, plancha, aspirador, induccion, vitro, freidora',
  // Where people are, use a thing and keep it.
  bathroomSpa:
    'ducha, bano=, banera, cuarto de bano, lavar las manos, lavarme las manos, sauna, hammam, vapor, lavabo, fregadero, jabon, bajo el agua, piscina',
  keepingPlace:
    'guardar, guardo, almacen, conservar, sotano, desvan, trastero, garaje, cobertizo, armario, cajon, estante, debajo de la cama, lugar seco, fresco, oscuro, humedad, donde pongo, donde poner, colocar',
  onTheRoad:
    'coche, maletero, caravana, autocaravana, furgoneta, camion, tren, bus=, autobus, avion, vuelo, equipaje, maleta, cabina, viaje, viajar, aeropuerto, ferry, crucero, festival, mochila',
  awayFromHome:
    'vacaciones, de viaje, fuera de casa, nos vamos, me voy, ausen, quincena, dejar solo, dejarlos solos, sin mi, sin nosotros, desatendid, quien cuida, puente',
  // How things are.
  thickSoft:
    'grueso, grosor, delgad, fino=, fina=, blando, blanda, suave, firme, duro=, dura=, duros, rigid, flexible, tieso, densidad, como piedra',
  safeDanger:
    'segur, peligro, peligros, danino, nocivo, perjudic, riesgo, veneno, venenos, toxic, malo para, es grave, preocup, cuidado con, precauc, advertencia, veterinario',
  smellPerfume: 'olor, huele, oler, apesta, aroma, perfume, fragancia, desodorante, rociar, sin perfume, colonia, humedad olor',
  realFake: 'autentic, verdader, genuin, falso, falsific, original, imitacion, prueba de, certificado, como se si, puro=, copia, replica',
};
