import type { Meanings } from '../../meanings/shape.ts';

export const meanings: Meanings = {
  wet: 'waterproof, rainproof, water resist, water repel, watertight, showerproof, weatherproof, splash, rain, soaked, soak through, get wet, gets wet, got wet, wet weather, damp, moist, humid, keep * dry, keeps * dry, keep water out, keeps water out, let water in, lets water in, leak, underwater, in the shower, puddle, downpour, drizzle',
  outdoors:
    'outdoor, outside=, porch, patio, terrace, balcony, garden=, yard=, backyard, open air, indoor, inside the house, veranda, deck=, weather',
  microwave: 'microwav',
  oven: 'oven, bake=, baking, roast in, grill',
  hob: 'hob=, hobs, stove, cooktop, cooker, induction, gas flame, burner, hotplate',
  dishwasher: 'dishwasher, dishwash, dish washer',
  heat: 'heat, hot=, hottest, boiling, temperature, warm=, scald, degrees',
  frost: 'frost, freezing outside, winter, snow, ice=, icy, cold=, sub zero, subzero, hardy',
  summer: 'summer, hot weather, heatwave, melt, june, july, august, warm months',
  sunlight:
    'sun=, sunlight, sunshine, sunny, uv=, shade=, shady, fade, fades, bleach out, light fast, lightfast, bright spot, dark room, upf=',
  wind: 'wind=, windy, winds, storm, gust, gale, typhoon, breeze, hurricane, blow over, blows over',
  noise: 'noise, noisy, quiet, loud, silent, sound=, decibel, hum=',
  weight: 'weigh, weight, how heavy, heavy, grams=, kilo, kg=, pounds, ounce, lightweight, body weight, load',
  sturdy:
    'sturdy, robust, durab, long lasting, hard wearing, wear out, wears out, tough, strong enough, lifespan, how long * last, life of, hold up, holds up, lasts, carry how much',
  scratch: 'scratch, scuff, scrape',
  shrink:
    'shrink, shrunk, stretch, lose its shape, lose * shape, keep its shape, give a little, gets bigger, get smaller, gets looser, wear in, break in',
  colourRuns:
    'run in the wash, colour run, color run, bleed, dye, stain other, rub off, rubs off, lose colour, colour fast, colourfast, colorfast',
  smell: 'smell, scent, odour, odor, fragran, perfume, stink, unscented, aroma, incense',
  taste: 'taste, flavour, flavor, bitter, sweet=, sour=, intens, mild, strong=, spicy, spice, hot sauce, acid, fruity, notes=',
  soft: 'soft, itch, scratchy, cosy, cozy, rough=, comfortabl, gentle, prickl, firm=, firmness',
  sharpen: 'sharp, blunt, dull=, whet, hone, honing, cutting edge, cuts well, doesn t cut, won t cut, blade',
  oiling:
    'oil=, oiled, oiling, wax, varnish, impregnat, grease, polish, treat the, condition the, conditioner, reproof, re proof, seal the, season it, season the, seasoned pan',
  rust: 'rust, corro, stainless, tarnish, patina, oxid, turn green, turns green, turn black, go black, discolo',
  mould: 'mould, mold=, moldy, mildew, rot=, rotting, fung',
  stain: 'stain, spot=, spots, marks=, spilled, spill, dirt, dirty, lime, limescale, scale=',
  cloth: 'cloth=, rag=, sponge, wipe, wiping, dust, brush, vacuum clean, hoover, scrub',
  soap: 'soap, detergent, softener, bleach, washing up liquid, shampoo, cleaning agent, chemical cleaner, washing powder',
  drying: 'dryer, drying, air dry, hang up, hang it, tumble, line dry, dry flat, dry it, towel dry, radiator',
  sugar: 'sugar, sweeten, syrup, diabet',
  salt: 'salt, sodium, salted',
  dairy: 'milk, dairy, cream=, butter, cheese, whey, casein',
  lactose: 'lactos, lactose free, dairy free, milk sugar',
  nuts: 'nut=, nuts=, almond, hazelnut, walnut, peanut, cashew, pistach, trace, allergen, allerg',
  gluten: 'gluten, wheat, flour, coeliac, celiac, spelt=, rye=, barley, oats',
  egg: 'egg',
  soy: 'soy=, soya, lecithin',
  alcohol: 'alcohol, spirit, ethanol, abv, boozy',
  caffeine: 'caffein, decaf, keep me awake, keeps me awake, at night',
  rawMilk: 'raw milk, unpasteur, pasteur, rennet',
  halal: 'halal, muslim, pork, gelatin',
  kosher: 'kosher',
  additives:
    'additiv, preservat, colouring, coloring, artificial, e number, sulphit, sulfit, palm oil, flavour enhanc, msg=, paraben, silicone, perfume free, microplastic, hidden extras, nothing added',
  fridge: 'fridge, refrigerat, freezer, freeze it, frozen, freeze, chilled, cool place, cellar, room temperature',
  opened: 'opened, after opening, once open, open pack, open bag, start a pack, unsealed, seal',
  storing:
    'store it, store the, store them, storage, storing, keep it, keep them, airtight, jar=, dark place, cupboard, best kept, humidor',
  expiry:
    'best before, expir, shelf life, use by, go off, goes off, go bad, goes bad, go stale, stale, spoil, how long * keep, how long * good, keeps for, stays good, stays fresh, stay * good, stays * good, keeps * weeks, keeps * months, last * weeks, weeks in the fridge, last once, keeps fresh, months after, date on the',
  fresh: 'fresh, harvest, picked, pick date, roast date, baked when, new crop, vintage year, season, ripe',
  preparing:
    'brew, steep, prepar, recipe, cook, infus, instruction, dosage, how do i use, how to use, how much per cup, per cup, spoon, serve, dose, apply, application',
  grinding: 'grind, ground=, whole bean, beans, grinder, milled, coarse, espresso machine, french press, filter machine',
  portions: 'portion, serving, per person, enough for, feeds, how many people, slices, pieces',
  calories: 'calori, kcal, nutrition, protein, carb, fat content, vitamins',
  vacuum: 'vacuum pack, vacuum seal, vacuum=, vac pack, shrink wrap, sealed pack',
  seeds: 'seed, open pollinat, heirloom, hybrid, f1=, save seed, germinat, sprout',
  growing:
    'grow=, growing, plant=, plants, sow=, sowing, soil, repot, pot=, fertil, watering, water it, bloom, flower, prune, pest, rooting, window sill, windowsill',
  baby: 'baby, babies, infant, newborn, toddler, month old, months old, under one, first year, one year old, years of life, teeth, teething, mouth, chew, suck',
  child:
    'child, children, kid=, kids, age=, years old, year old, from what age, minimum age, under 18, boy=, girl=, daughter, son=, toddler, teenager, grandson, granddaughter',
  pregnant: 'pregnan, breastfeed, breast feed, nursing, expecting a baby, while expecting, mum to be',
  dog: 'dog, puppy, puppies, hound, on a lead',
  cat: 'cat=, cats, kitten',
  pets: 'pet=, pets, animal, rabbit, horse, bird',
  toxic:
    'toxic, poison, harmful, hazard, chemical, solvent, bpa, voc=, fume, safe=, safely, danger, pollutant, water based, free of harm, plasticis, phthal, nasties',
  lead: 'lead free, lead=, cadmium, heavy metal, leaded',
  foodSafe: 'food safe, food grade, drink from, eat from, eat off, drink out, food contact, foodsafe, put food, serve food',
  certified:
    'certif, tested, lab=, standard, approved, approval, ce mark, norm=, quality mark, label=, accredit, complies, regulation, proof of authentic, authenticity, genuine, hallmark',
  fire: 'fire=, flame, flammab, candle, burn, wick, soot, lit=, light it, burning time, burn time, ash=, smoke',
  smallParts: 'small parts, swallow, choke, choking, magnet, loose parts, sharp edge',
  skin: 'skin, sensitive, eczema, irritat, rash, dermat, hypoallergen, neurodermat, pores, acne, wrinkl',
  nickel: 'nickel, metal allergy, allergic to metal, ears react, green finger',
  beginner:
    'beginner, novice, never done, no experience, first time, easy to, newbie, starter, learner, advanced, expert, start out, starting out',
  leftHanded: 'left hand, lefthand, lefty, left handed, right handed',
  battery: 'batter, charg, recharg, accu=, run time, runtime, usb, rechargeable, power bank, lithium',
  plug: 'plug, cable, cord, socket, adapter, adaptor, voltage, volt=, volts, mains, 110, 220, 230, outlet, electric',
  watts: 'watt, power consum, lumen, brightness, how bright, kelvin, energy class, electricity use, hp=, horsepower',
  bulb: 'bulb, lamp included, light source, led=, dim=, dimm, e27, e14',
  compatible:
    'compatib, fit on, fits on, fit onto, fit my, fits my, fit in my, fits in, fit into, suitable for, works with, work with, go with, which model, older model, same mount, thread, universal, connect to, support for',
  app: 'app=, bluetooth, wifi, wi fi, wireless, phone app, iphone, android, pair with, firmware, software, update',
  volume: 'litre, liter, capacity, volume, millilit, ml=, how much * hold, how much * fit, holds how, fill, gallon, fluid',
  dimensions:
    'dimension, measure, length, width, height, depth, diameter, thick, how long is, how wide, how tall, how high, how deep, inch, cm=, centimet, millimet, size of the',
  circumference: 'circumference, head size, wrist, finger size, ring size, ring sizer, foot length, inseam, waist, tape measure, sizer',
  wood: 'wood, timber, oak=, ash wood, beech, walnut, pine=, birch, maple, cherry wood, ebony, olive wood, bamboo, plywood, spruce, larch, teak, rosewood, lumber',
  metal: 'metal, steel, iron=, alumin, brass, copper, titanium, alloy, zinc, tin=, bronze, chrome',
  leather: 'leather, hide=, suede, tanned, tanning, cowhide, nubuck',
  wool: 'wool, merino, alpaca, sheep, cashmere, mohair, yarn, lambswool, fleece, mulesing',
  cotton:
    'cotton, linen, hemp=, fabric, textile, canvas, cloth is, material, sailcloth, tencel, viscose, flannel, percale, thread count, weave, woven',
  silk: 'silk, satin',
  feathers: 'down=, feather, goose, duck, filling, filled with, stuffing, padding, kapok',
  plastic: 'plastic, polyester, synthetic, nylon, acrylic, pvc, acetate, polyprop, resin, foam, latex, rubber, silicone',
  glass: 'glass, crystal, lens, lenses, mirror',
  clay: 'clay, ceramic, pottery, porcelain, stoneware, earthenware, terracotta, glaze, kiln, fired at, enamel',
  paper: 'paper, cardboard, card stock, cellulose, gsm, pages, binding, sheet',
  gemstone: 'stone=, stones, gem, diamond, pearl, marble, granite, slate, amber, mineral, crystal',
  gold: 'gold, silver, carat, karat, plated, plating, 925, 585, 750, sterling, platinum, precious metal, gilded',
  glue: 'glue, adhesive, stick on, self adhesive, bonded, paste',
  paint:
    'paint, varnish, lacquer, coating, coated, pigment, ink=, inks, colouring, finish=, finished with, surface treatment, printed with',
  natural: 'natural, artificial, synthetic, pure=, plant based, man made, organic, untreated, real=, genuine, fake, imitation',
  recycled: 'recycl, reclaim, upcycl, second life, salvag, reused, leftover, waste, old sails, ocean plastic, scrap',
  handmade:
    'handmade, hand made, by hand, hand craft, handcraft, craft, artisan, hand sewn, hand poured, hand painted, hand carved, machine made, industrial, mass produced, factory',
  maker:
    'who makes, who made, who designs, who draws, maker, artist, designer, craftsm, potter, knitter, illustrat, signed by, manufacturer, manufactured, manufacture=, producer, family who, painter, author',
  farm: 'farm, grower, plantation, field=, orchard, estate, vineyard, cooperative, beekeep, hive, pasture, meadow, forest, beans come, which farm, which country, sourced, source your, come from, comes from, grown, supplier',
  local:
    'local, region, nearby, neighbourhood, neighborhood, around here, in the area, home produced, our own workshop, own production, domestic',
  unique:
    'unique, one of a kind, one off, limited, numbered, edition, differ, same as the photo, like in the picture, look exactly, looks exactly, vary, varies, photo, picture',
  vintage:
    'vintage, second hand, secondhand, pre owned, preloved, antique, restored, refurbish, used=, mint=, condition, grading, graded, original from, how old',
  visiting:
    'visit, look around, tour=, tours, watch you, see how, see where, come and see, drop in, drop by, stop by, behind the scenes, have a look, workshop, studio, showroom, look at * in person, guided',
  tasting: 'tasting, taste before, try before, sampling, degustation, taster',
  course: 'course, class=, classes, lesson, learn how, teach, training, seminar, tutorial, evening class',
  appointment: 'appointment, by arrangement, book a, booking, walk in, reserve a, reservation, register for, make a date, slot',
  advice:
    'advice, consult, help me choose, help choosing, help me find, which one is right, recommend, sommelier, guidance, video call, expert opinion, choose for me',
  tryOn:
    'try on, trying on, try it at home, test at home, trial, test it, test ride, test drive, eye test, prescription, fitting, at home first, demo',
  alteration:
    'alter=, alteration, shorten, hem=, hemming, take in, let out, resiz, adjust, adjustab, lengthen, made smaller, made bigger, cut to size, cut to length, tailor',
  tradeIn: 'trade in, buy back, part exchange, buy my old, take my old, take old, sell you my, resale, bring my old, purchase of used',
  disposal:
    'dispos, throw away, bin=, rubbish, compost, biodegrad, empties, refill, deposit bottle, return the jar, give back the box, take back empty, recycling',
  catalogue: 'catalog, brochure, lookbook, leaflet, price list, colour chart, color card, shade card, paper catalogue',
  school: 'school, kindergarten, nurser, teacher, club=, clubs, associat, university, classroom, charity group, church',
  celebration: 'wedding, party, birthday, event=, events, christening, anniversar, christmas party, celebrat, feast, guests, bride, groom',
  gastronomy: 'restaurant, cafe, café, hotel, bar=, office supply, catering, bistro, canteen',
  companyGift: 'corporate gift, company gift, logo, our company, staff gift, client gift, business gift, branded, employee gift',
  greeting:
    'message, note=, notes with, greeting, card with, write a card, handwritten, dedication, few lines, personal words, text on the card',
  noPrice:
    'without price, no price, hide the price, price on the, invoice in the parcel, prices in the box, gift receipt, surprise, straight to the recipient, directly to a friend, send it to someone else, different address, another address, recipient',
  download: 'download, pdf, digital, ebook, e book, printable, file=, files, by mail as',
  manual: 'manual, instructions, guide=, in english, which language, language=, translated, how to video, leaflet',
  cutOff:
    'order by, ordered before, order before, ordered by, cut off, still today, leave today, go out today, goes out, same day, before noon, by noon, until what time, handed over, on its way, dispatched, ready to ship, leave your, leaves, shipped within, leave the',
  timeSlot:
    'evening, time slot, time window, delivery slot, choose a day, choose the day, particular day, certain date, specific date, desired date, delivery date, arrive on, on a fixed date, morning, preferred day, exact day, later date, hold it until, on the day, for friday',
  notHome:
    'neighbour, neighbor, safe place, not home, not at home, nobody home, no one home, nobody is home, miss the delivery, missed delivery, missed the courier, leave the parcel, leave it at, doorstep, second attempt, redeliver, away when, porch, letterbox, nobody opens, depot',
  signature: 'sign for, signature, signed for, id check, proof of age, age check, adult, passport, identity',
  combining:
    'combine, together in one, one parcel, same parcel, single parcel, two orders, both orders, several orders, add to my order, add something, separate parcels, split, forgot to add, partial delivery',
  confirmation:
    'confirmation, confirm, no email, didn t get an email, not received an email, spam, junk, did it go through, order went through, nothing in my inbox',
  wrongItem:
    'wrong, not what i ordered, mistake, mix up, mixed up, missing item, item missing, something missing, something is missing, incomplete, not complete, forgot, different from, complain, complaint, report it, let us know, faulty',
  deposit: 'deposit, down payment, upfront, up front, advance payment, part payment, half now, prepayment, advance',
  charged:
    'when * charged, when will you charge, debit, taken from, money leaves, charge my card, charged on, billed, when do i pay, pay now or, pay later',
  surcharge:
    'surcharge, extra cost, extra charge, additional cost, additional fee, costs extra, handling fee, restocking, fee for, hidden cost, what extra, on top, deducted, deduct, percent of the price',
  bulky:
    'bulky, oversize, large item, big item, pallet, furniture, kerb, curb, freight, upstairs, stairs, two people, floor, haul, heavy goods, lift van, large parcel',
  letter: 'letter, envelope, small item, small things, light item, sachet, by post, stamp, large letter, mailbox, packet=, packets, tube=',
  island:
    'island, remote, highlands, mountain, overseas territor, mainland, hawaii, alaska, canary, balearic, sardinia, sicily, corsica, northern ireland, outlying',
  perishable:
    'perish, cool pack, ice pack, cooled, chilled van, hot day, melted, melts, insulat, keep * cold, arrive cold, arrives warm, live plant, thaw',
  original: 'original box, original pack, packaging, packed, box=, wrapping, tags, unworn, unused, complete, condition, as new, resell',
  credit:
    'store credit, credit note, shop credit, voucher instead, original payment, back on my card, back to my account, bank account, same way you paid, onto my card, hits my card, in my account',
  waiting:
    'waiting time, wait for, how long * wait, lead time, production time, take to make, takes to make, made to order, waiting list, ready=, finished, turnaround, queue, how long does it take to make, time to make',
  holidays: 'holiday, christmas, vacation, new year, easter, closed on, closed in, closed between, summer break, shut, bank holiday, break',
  parking: 'park=, parking, car park, by car, drive up, spaces outside, garage',
  publicTransport: 'bus=, train, tram, metro, underground, subway, station, public transport, stop=, how do i get to, get there',
  accessible: 'wheelchair, step free, accessib, disabled, stairs to, ramp, elevator, pram, buggy, stroller, level entrance, barrier free',
  founder:
    'found, who started, started, owner, owned, since=, history, how old is your, established, began, generation, family business, run by, beginnings, boss',
  team: 'team, staff, employees, how many people work, work with you, colleagues, people behind, who works',
  fair: 'fair=, fairly, fair trade, wage, paid fairly, working conditions, child labour, child labor, ethical, exploit, sweatshop, social, sewn under',
  donation: 'donat, charity, sponsor, good cause, tree for, plant a tree, give back to, support a, percent goes',
  friend: 'refer, friend, recommend you, bring a friend, invite, affiliate',
  phoneHours:
    'when can i call, reach you by phone, phone line, answer the phone, office hours, pick up the phone, by what time do you answer, reply, answer within, get back to me, respond, response time, how fast do you answer',
  validity: 'valid, expir, run out, runs out, how long can i use, use by, until when can i use, redeem, redeemable, time limit',
  pausing: 'pause, pausing, skip, skipping, put on hold, stop any time, stop the sub, quit, take a break, end my, end the, cancel any time',
  reserving:
    'put aside, set aside, aside, keep one for me, hold it, hold one, hold for, we hold, reserve, reserving, save one, keep it for me, lay away',
  dislike:
    'doesn t like, does not like, won t eat, doesn t eat, turns up, refuses, hates, not to my taste, don t like, doesn t suit, disappointed, not satisfied, unhappy, fussy, picky, sounds wrong, not happy',
  broken:
    'broke, broken, stopped working, packed in, gave up, died, doesn t work, not working, defect, faulty, snapped, came off, came apart, fell apart, bust, malfunction',
  lostParcel:
    'lost parcel, gets lost, got lost, is lost, lost in, went missing, never came, never turned up, vanish, disappear, stuck, not moving, no movement',
  folding: 'fold, folds, foldable, folding, collaps, pack down, packs small, packs down, roll up, take apart, dismantl, flat when',
  travelling: 'travel, plane, flight, flying, hand luggage, cabin, carry on, suitcase, airport, aircraft',
  wall: 'wall, drill, drilling, screws, mounting, hang it, hang up, bracket, dowel, hook, ceiling, without holes',
  limit: 'maximum, per person, per customer, per order, how many can i, limit, at most, no more than',
  ageProof: 'proof of age, id check, identity card, over 18, under 18, age check, adult, legal age, passport',
  quote: 'quote, quotation, estimate, price offer, cost estimate, how much would it',
  photo: 'photo, picture of, send a picture, image of, take a photo, snap of',
  lookingAfter:
    'look after, looks after, feed, feeds, water my, while away, on holiday, while people are away, mind my, house sit, care for them when',
  sponsoring: 'adopt, sponsor, patron, godparent, name one after',
  spokenLanguage: 'speak english, speak spanish, speak french, speak german, which languages, language do you, in my language, spoken',
  hardening: 'hard, hardened, crystall, solid, lumps, lumpy, separat, set, cloudy, thick',
  cutting: 'cut to, cut it, cut from, by the metre, by the meter, length i want, slice it, sliced, trim, cut off a',
  ownContainer: 'own jar, own container, own bag, own box, bring my own, bring your own, refill, fill up, unpackaged, loose',
  atHome:
    'at my home, at home visit, come to my, come to us, on site, at my place, house call, come round, come over, come out to, visit me',
  playing: 'player, players, how many can play, two people play, game take, round lasts',
  keepingWarm: 'keep warm, keeps warm, warm enough, insulat, minus, below zero, how cold, comfort temperature, cold nights',
  breathing: 'breathab, sweat, ventilat, air through, stuffy',
  betweenSizes:
    'between sizes, size up, size down, in between, bigger size, which size do i, run small, runs large, true to size, order a size',
  byPhone: 'by phone, over the phone, call in an order, ring in, without the internet, without a computer, by whatsapp, by mail order',
  seconds:
    'second choice, seconds, b stock, imperfect, factory seconds, small flaw, flaws, remnant, offcut, ex display, display model, showroom piece',
  mixing: 'mix, mixed, assort, my own selection, pick and mix, different ones, choose which, put together my own, combine flavours',
  discreet: 'discreet, neutral box, neutral packaging, plain box, no logo, nobody sees',
  market: 'market, stall, fair=, pop up, stockist, other shops, where else can i, retailer near, near me, resellers',
  whoPays: 'who pays, who covers, at whose cost, at your expense, at my expense, pay for the return, pay the postage back, do i pay',
};
