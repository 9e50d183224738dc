import type { KindredWords } from '../../kindred/shape.ts';

export const kindred: KindredWords = {
  // What happens with a thing.
  shattering:
    'shatter, shard, smash, in pieces, in bits, splinter, crack, cracked, split=, chipped, chip=, dent, dented, fractur, broke in two, snapped',
  bending:
    'bend=, bends, bent=, warp, warped, crooked, twisted, buckled, kink, not straight, wonky, curved, out of shape, lost its shape, misshap, deform',
  escaping:
    'escape, run away, runs away, get out, gets out, crawl, crept, climb, break free, fly away, flies away, jump out, wander off, on the loose',
  dying:
    'die=, dies, dead=, died, dying, alive, survive, survival, kill, kills, perish, not moving, nothing moves, lifeless, still living, mortality, lethargic, doa',
  burningUp:
    'burn=, burns, burnt, burned, burning, scorch, singe, char=, charred, smoke, smoking, smoulder, catch fire, flame, ignite, ember, soot, sparks',
  melting: 'melt, molten, thaw, runny, liquefy, goes soft in, soften in the heat',
  dissolving:
    'dilute, diluted, dissolve, water down, watered down, undiluted, concentrate, thin it, thinned, parts water, ratio, neat=, strength',
  bursting: 'burst, explode, explosion, popped, pop=, blew up, blow up, puncture, punctured, leak, fizz, gushing',
  foaming: 'foam=, foams, foaming, froth, bubbl, fizz, lather, suds, scum, carbonat, ferment',
  sticking:
    'sticky, tacky, sticks to, stick together, stuck to, gooey, gummy, clings, residue, adhesive, won t dry, still wet, hasn t dried, not dry',
  swelling: 'swell, swollen, swelled, bloat, puff, puffy, expand, expands, bulge, rise=, rises, grows bigger, inflate',
  stretching: 'stretch, stretched, elastic, gives a little, give a bit, saggy, sag=, elongat, slack, lengthen',
  separating:
    'separate, separated, settle, sediment, residue at the bottom, curdle, floating bits, flakes in it, cloudy, layer on top, sinks to the bottom, oil on top',
  stoppedWorking:
    'won t start, won t turn on, does not turn on, doesn t turn on, won t switch on, no power, stopped, switches off, turns itself off, keeps cutting out, freezes up, won t charge, error message, blinking, flashing',
  lostThings:
    'lost it, lost my, lost one, lost the, misplaced, can t find, mislaid, one is missing, piece missing, missing piece, gone missing, left it behind, dropped it somewhere',
  stealing: 'steal, stolen, theft, thief, thieves, nicked, robbed, pinched, burgl, insured against, anti theft',
  // What people do with a thing.
  carryingIt:
    'carry, carries, carrying, lug=, haul, bring it in, take it up, heavy to lift, lift it, on my back, portable, transport it, get it home, in my car',
  pullingIt:
    'tow, towing, trailer, hitch, pull it, pull behind, drag, behind my bike, behind the bike, attach to my bike, coupling, drawbar, shaft',
  openingIt:
    'open it, opens, unscrew, undo=, lid, lids, cap=, caps, cork, stopper, unlock, key=, keys, lock=, locks, padlock, latch, clasp, seal broken, close it, closes, shut it',
  pouringIt:
    'pour, pours, spill, spilt, spilled, splash, drip, dripping, drain, tap=, spout, nozzle, liquid, juice, fluid, comes out, flow, flows',
  feedingThem:
    'feed, feeds, feeding, fed=, fodder, bran, treats, scraps, leftovers, peel, peelings, what do they eat, can they eat, give them, hungry, diet',
  cuttingIt:
    'cut=, cuts, cutting, slice, slicing, scissors, saw=, sawn, shorten, shortened, trim, trimmed, chop, knife, blade, carve, snip, too long',
  grindingSanding: 'sand=, sanding, sandpaper, grind, grit, file it, rough, roughen, polish, buff, smooth out, scrape, plane=, drill',
  sewing: 'sew, sewn, sewing, stitch, needle, thread, knit, crochet, hem=, patch, darn, mend, mending, button, zip=, zipper, seam, tailor',
  paintingOver:
    'paint over, repaint, coat=, coats, varnish, lacquer, stain=, oil it, wax it, primer, undercoat, brush=, roller, spray paint, seal it, treat the wood, glaze',
  gluing:
    'glue, glued, superglue, epoxy, stick it back, adhesive, put back together, piece together, bond, cement, resin, filler, fill the gap',
  rubbingOff:
    'rub off, wipe off, wipe away, remove it from, get it off, comes off my, on my hands, on my skin, on my fingers, on my arm, scrub, stain remover, solvent, got on',
  riding:
    'ride, rides, riding, saddle, stirrup, horse, gallop, hack=, pony, bicycle, bike, cycle, ebike, handlebar, pedal, motorbike, scooter, helmet',
  prayingFaith:
    'pray, prayer, church, mosque, temple, blessed, bless, religio, islam, muslim, christian, jewish, buddhis, hindu, rosary, ramadan, worship, baptis, christening, communion, confirmation gift',
  // Bodies, and what ails them.
  hands: 'hand=, hands, wrist, finger, thumb, palm=, knuckle, nails, fingernail, grip=, arm=, arms, elbow, forearm',
  feet: 'foot=, feet, toe=, toes, heel, ankle, sole=, soles, bunion, instep, arch=, flat feet, shoe size, barefoot',
  backAndJoints:
    'back pain, my back, bad back, spine, neck, shoulder, hip=, hips, knee, joint, arthritis, rheumat, stiff, posture, lumbar, slipped disc, osteo, tennis elbow',
  stomach:
    'stomach, tummy, belly, gut=, digest, bowel, diarrh, constipat, nausea, vomit, threw up, sick=, bloated, heartburn, bad tummy, poison, upset stomach, swallowed',
  bloodAndHeart:
    'blood pressure, heart, diabet, blood sugar, insulin, cholesterol, blood thinner, pacemaker, stroke, circulation, liquorice tension, hypertens, thyroid, kidney, liver',
  skinHair:
    'eczema, psoriasis, acne, pimple, wrinkle, dry skin, oily skin, sensitive skin, itch, itchy, rash, redness, sunburn, scar=, tattoo, hair, scalp, dandruff, beard, shave, curls',
  eyesEarsTeeth:
    'eye=, eyes, glasses=, spectacles, eyesight, vision, blind, ear=, ears, hearing, deaf, tooth, teeth, denture, braces, filling, dentist, gums, mouth, tongue, lips, nose',
  breathingIll:
    'asthma, lungs, lung, cough, fumes, vapour, vapor, inhale, breathe in, dust mask, mask, ventilat, open window, headache, migraine, fever, flu=, ill=, illness, sick, disease, infection, wound, bleed, bruise, cut myself',
  bodyWeight:
    'overweight, heavy person, i weigh, weigh a lot, kilos, stone=, big man, heavy man, plus size, load=, max load, weight limit, take my weight, hold my weight, bear',
  // Who people are, and what they celebrate.
  schoolChildren:
    'class=, classes, classroom, pupil, pupils, year 1, year 2, year 3, year 4, year 5, year 6, year 4s, grade=, graders, teacher, teach, lesson, school, nursery, kindergarten, preschool, headteacher',
  expecting: 'pregnan, expecting, mum to be, trimester, unborn, due in, breastfeed, nursing, breast feeding, with child',
  weddings:
    'wedding, bride, groom, engaged, engagement, marry, marri, honeymoon, bridesmaid, anniversary, guests, silver wedding, hen do, proposal',
  mourning:
    'funeral, grave, cemetery, passed away, died last, deceased, memorial, mourning, condolence, urn=, ashes, in memory, late husband, late mother, widow',
  // Animals, plants, weather and the ground.
  smallAnimals:
    'rabbit, guinea pig, hamster, rodent, mouse=, mice, rat=, rats, hedgehog, chinchilla, ferret, tortoise, turtle, reptile, lizard, gecko, snake, bearded dragon, frog',
  birdsFish:
    'bird=, birds, hen=, hens, chicken, duck, parrot, budgie, robin, tit=, tits, fish=, fishes, aquarium, tank, pond, koi, goldfish, shrimp, snail',
  crawlies:
    'worm=, worms, bee=, bees, hive, wasp, fly=, flies, midge, gnats, spider, beetle, bugs, insects, caterpillar, slug, slugs, mosquito, tick=, ticks, flea, moth=, moths, maggot, larva',
  gardenPlants:
    'plant=, plants, flower, blossom, bloom, leaf, leaves, root=, roots, bulb, seedling, shrub, hedge, tree, houseplant, pot=, potted, tomato, vegetables, veg patch, herb=, herbs, rose=, roses, lawn, grass, weed=, weeds',
  soilFertiliser:
    'soil, compost, earth=, mulch, manure, fertilis, fertiliz, plant food, humus, peat, bedding, substrate, clay soil, sandy, potting mix, raised bed, dig=, beds',
  coldWeather:
    'freez, frost, frosty, frozen, minus, below zero, sub zero, ice=, icy, snow, winter, cold=, chilly, cold snap, hard frost, overwinter, gets cold, degrees outside',
  hotWeather:
    'heatwave, hot day, hot weather, boiling outside, sweltering, 30 degrees, 35 degrees, in the sun, direct sun, sunny, summer, heat, tropic, hot car, warm spell',
  windRain:
    'rain=, rains, rainy, rained, storm, windy, wind=, gust, gale, hail, thunder, flood, puddle, drizzle, bad weather, umbrella, downpour, leave it outside',
  seaShore:
    'sea=, seaside, beach, sand=, salt water, saltwater, ocean, coast, harbour, boat, sail, lake, river, swim, dive, diving, surf, wave=, waves',
  hillsForest:
    'mountain, hill=, hills, forest, wood=, woods, trail, path=, gravel, cobble, mud=, muddy, rough ground, uneven, terrain, hike, hiking, camp, camping, tent, trek, off road, slope, steep, pilgrim',
  // Food and drink.
  citrus: 'citrus, orange peel, orange, oranges, lemon, lime=, limes, grapefruit, mandarin, clementine, zest, tangerine',
  meatFish:
    'meat, beef, pork, lamb, chicken breast, sausage, ham=, bacon, poultry, seafood, shellfish, prawn, salmon, tuna, gelatin, lard, pig=, carnivor, animal product, bone=, bones',
  veganDiet:
    'vegan, vegetarian, veggie, plant based, no animal, without animal, dairy free, animal free, cruelty, gelatine free, honey free',
  religiousDiet: 'halal, kosher, haram, pork free, no pork, muslim diet, alcohol free, gelatine from',
  glutenWheat: 'gluten, coeliac, celiac, wheat, flour, rye=, barley, spelt, bread, starch, breadcrumb, cereal, oat=, oats, bran=',
  sweetness:
    'sugar, sweet=, sweets, sweetener, sugar free, sugarfree, xylitol, stevia, honey, syrup, candy, caramel, chocolate, diet=, calorie, carbs, slim, low carb, keto',
  saltSour:
    'salty, salt=, salted, sodium, sour, vinegar, acid, bitter, spicy, hot sauce, chilli, chili, pepper, mild, savoury, umami, too strong, intense, flavour, flavor, taste=, tastes',
  drinks:
    'drink=, drinks, wine, beer, spirits, whisky, gin=, liqueur, cocktail, coffee, espresso, tea=, teas, teabag, juice, water=, bottle, cork, glass of, sparkling, barista, brew, brewing, teacup',
  cooking:
    'cook=, cooks, cooking, recipe, kitchen, fry=, frying, boil, simmer, roast, bake, steam, knead, dough, yeast, pan=, saucepan, wok=, pot of, stir, season, how do i prepare, serve with, portion, serving, feeds how many, dish=, dishes',
  goingOff:
    'go off, goes off, gone off, past its date, expired, out of date, best before, sell by, use by, how long does it keep, keeps for, stay fresh, still eat, still edible, still good, stale, rancid, mouldy bread, shelf life, once opened, fridge, freeze it, freezer',
  // What things are made of, and their parts.
  rubberTip: 'rubber, ferrule, latex, silicone, rubber tip, tyre, tire=, tires, tyres, inner tube, gasket, seal=, washer, sole=, anti slip',
  cords:
    'string=, strings, cord=, cords, thread, rope, elastic band, strap, lace=, laces, ribbon, knot, restring, chain, necklace, bracelet, beads, bead, tassel, belt, leash, lead=',
  woodKinds:
    'oak, beech, pine, walnut, larch, ash wood, chestnut, bamboo, cork, timber, plywood, mdf=, teak, olive wood, rosewood, which wood, fsc, forest certified',
  animalMaterials:
    'horn, bone, ivory, amber, shell=, pearl, fur=, feather, down=, silk, wool, merino, cashmere, alpaca, beeswax, shellac, mulesing, animal hair, bristle, horsehair, tortoiseshell, coral',
  potteryGlass:
    'ceramic, porcelain, pottery, china=, stoneware, earthenware, clay, glaze, enamel, glass=, wine glass, crystal, vase, bowl, plate=, teacup, mug=, teapot, crockery, tile',
  metalsJewels:
    'gold, silver, brass, copper, steel, stainless, aluminium, aluminum, iron, nickel, tin=, zinc, titanium, plated, plating, carat, sterling, hallmark, ring=, rings, earring, stone=, gem=, diamond, tarnish',
  plasticsRecycled:
    'plastic, pvc=, bpa=, recycled, bottles, polyester, acrylic, nylon, vinyl, polypropylene, microplastic, made of, made from, made out of, moulded, biodegrad, compostable',
  packingStuff:
    'box=, boxes, cardboard, carton, bubble wrap, packing paper, padding, tape=, envelope, wrapping, wrapped up, packaging, fragile, plastic free, cushion, packing peanuts, tissue paper, jiffy',
  // Electricity, machines and what runs on them.
  chargingPower:
    'charge=, charges, charging, charger, rechargeable, battery, batteries, runs for, run time, runtime, per charge, flat battery, empty, usb=, power bank, solar, mains, how long does it run, aa=, lithium',
  voltagePlug:
    'volt, volts, voltage, plug=, plugs, socket, adapter, adaptor, 110, 220, 230, 240, watt, watts, power consumption, electricity, transformer, abroad use, cable, cord length, fuse',
  connecting:
    'wifi, wi fi, bluetooth, pair=, pairing, app=, apps, android, iphone, ios=, smartphone, phone app, connect, sync, alexa, google home, homekit, smart home, update, firmware, software, reset',
  loudness:
    'noise, noisy, loud, quiet, silent, decibel, db=, hum=, buzz, buzzing, squeak, squeaks, rattle, whistling, neighbours hear, hear it, sound',
  lightDark:
    'light=, lights, lamp, bulb, led=, bright, brightness, lumen, dim, dimm, glow, dark=, darkness, candle, wick, lantern, torch, reflect',
  fuelHeating:
    'fuel, petrol, diesel, gas bottle, gas=, propane, butane, paraffin, kerosene, firewood, logs=, charcoal, briquette, pellets, stove, fireplace, oven, heater, heating, chimney, ash=, ashes, lighter, bioethanol',
  homeMachines:
    'dishwasher, microwave, washing machine, tumble dryer, dryer, spin cycle, oven proof, fridge, freezer, iron=, hoover, vacuum, induction, hob, airfryer, steam cleaner, machine wash',
  // Where people are, use a thing and keep it.
  bathroomSpa:
    'shower, bath=, bathtub, bathroom, wash my hands, washing hands, washing up, swim, sauna, steam room, hot tub, toilet, sink, soap, under water, take it off before, get it wet',
  keepingPlace:
    'store it, stored, storage, put it away, cellar, basement, attic, loft, garage, shed=, cupboard, wardrobe, drawer, shelf, under the bed, dry place, cool place, dark place, humidity, damp room, where should it stand, where do i put, leave it out',
  onTheRoad:
    'car=, boot of my car, trunk, caravan, campervan, motorhome, van=, truck, train, bus=, plane, flight, hand luggage, suitcase, carry on, travel, trip=, airport, ferry, cruise, festival, commute, backpack',
  awayFromHome:
    'on holiday, on vacation, holidays, vacation, away for, away from home, off to, fortnight, out of town, trip abroad, while we are gone, leave it alone, leave them alone, without me, without us, unattended, who looks after, business trip',
  // How things are.
  thickSoft:
    'thick, thickness, thin=, thinner, soft=, softer, firm, hard=, harder, stiff, rigid, flexible, supple, coarse, fine=, density, rock hard, like stone, chewy',
  safeDanger:
    'safe, safely, safety, danger, dangerous, harmful, harm, hazard, risk, risky, poison, toxic, unhealthy, bad for, is it ok, okay to, worry, worried, careful, caution, warning, keep away',
  smellPerfume:
    'smell, smells, smelly, stink, stinks, scent, scented, fragrance, perfume, odour, odor, aroma, spray on, deodorant, unscented, aftershave, cologne, reek, musty',
  realFake:
    'real=, genuine, authentic, fake, original, imitation, counterfeit, proof that, how do i know, certificate, pure=, actual, true=, replica, knock off, tell if',
};
