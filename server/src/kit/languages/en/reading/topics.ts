import type { ShopWords } from '../../topics/shape.ts';

export const topics: ShopWords = {
  asking: `ye permitted modality modalities reimbursement n w b4 yall thx plz cuz bc tho gonna gotta lemme whens outta ppl msg rn doesnt dont didnt isnt arent wont cant couldnt shouldnt wouldnt havent hasnt wasnt whats wheres hows thats youre theyre u r ur suit suits suitable bigger smaller larger other rest brother sister mum mom mother dad father wife husband friend son daughter kid kids child boyfriend girlfriend grandma grandpa partner parents birthday wedding anniversary christmas xmas easter keeps pair pairs amount amounts sum a able about above accept accepted accepting actually afterwards again ahead all allow allowed allows along already also although always am an and another any anybody anyone anything anyway appreciate are aren around article articles as ask asked asking assist assistance assume at available aware away back be became because become been before behind being below best better between both bought but buy buying by call came can cannot case cases chance check checked checking choose choosing circumstance circumstances clarify clear clearly come comes coming completely concern concerned concerning condition conditions confirm confused considering could couldn couple currently customer customers dear decide decided detail details did didn different do does doesn doing don done during each either else enough ensure etc even eventually ever every everybody everyone everything exact exactly exist existing exists explain explanation fact far feel few figure find finding fine first folks follow following for found from full fully general generally get gets getting give given gives giving go goes going gone good got great guess guy guys had handle handled handling happen happening happens happy has haven having he hear heard hello help helped helpful helping her here hey hi him his hope hoping how however i id idea if im impossible in include included includes including info inform information instead intend interested into is isn issue issues it item items its ive just keep kind kindly kinds know known knowing large last lastly later learn least left less let lets like likely list listed little ll locate located long look looked looking lot lots love made main mainly make makes making manage many matter may maybe me mean means meant might mind mine month more most much must my myself name near necessary need needed needs never new next nice no none normal normally not note nothing now number obtain obtaining obviously of off offer offered offering offers often oh ok okay old on once one ones only onto open opinion option options or order ordered ordering orders others ought our ours out over own particular parts per perhaps person piece pieces place placed placing plan planning please pls point policy policies possibility possible possibly prefer present previous price prices probably problem problems procedure procedures process product products properly provide provided provides providing purchase purchased purchases purchasing put question questions quick quickly quite rather re read ready real really reason receive received receiving recommend recommendation regard regarding regards related require required requirements requires requesting request requested right rule rules said same saw say says search searching see seeing seem seems seen sell selling send sends sent set several shall she shop shopping shops should show showing shown similar simple simply since site situation situations small so some somebody somehow someone something sometimes somewhere soon sorry sort sorts specific specifically standard start started starting state still stock store stores straight stuff such suggest suggestion suggestions suppose supposed sure t take taken takes taking talk talking tell telling term terms than thank thanks that the their them themselves then there therefore these they thing things think thinking this those though thought through thru time times to today together told too total totally tried try trying turn two type types ty under understand understanding unfortunately until up upon urgent urgently us use used useful uses using usual usually ve very via view viewing visit wait waiting wanna want wanted wanting wants was wasn way ways we website webshop week well went were what whatever when where whether which while who whoever whole whom whose why will willing wish with within without won wonder wondering word work working works would wouldn wrong year yes yet you your yours yourself access acceptable assisting method methods mode modes service services support supported rough roughly approximate approximately ballpark typical typically average online web internet offline hold create creating edit editing update updating download downloading recover recovering retrieve retrieving status submit submitting correct correcting user consumer ms mrs mr latest company report reporting solve solving`,
  prepositions: 'to into in with via by through using for at on from onto within across inside outside near',
  determiners: 'the a an my our your his her their this that these those any some',
  topicFirst: true,
  not: '\\bnot\\b|n[’\\x27]t\\b|\\bno\\b|\\bnever\\b|\\bcannot\\b',
  having:
    '\\b(?:do you (?:have|sell|offer|do|provide|stock|carry|make|run|accept|take|use)|is there|are there|have you got|got any|can you do|will you)\\b',
  whichDay: '\\b(?:which|what) (?:week)?days?\\b',
  only: 'only, exclusively, solely, nothing else, no other, limited to, just to',
  places: {
    world:
      'worldwide, world wide, all over the world, around the world, anywhere in the world, across the globe, globally, every country, all countries, any country',
    europe: 'europe=, european countries, rest of europe, all of europe, continental europe',
    union: 'eu=, european union, eu countries, eu member',
    gulf: 'gulf states, gulf countries, gcc, gcc countries',
    home: 'domestic, nationwide, within the country',
    others:
      'GB: uk, great britain, britain, england, scotland, wales, northern ireland, united kingdom; US: usa, america, united states, the states, the us; NL: netherlands, holland; CZ: czech republic, czechia; AE: emirates, uae, dubai; KR: korea; RU: russia; TR: turkey, turkiye; CN: china; IE: ireland',
  },
  furniture:
    'recent comments|recent posts|hello world|leave a reply|leave a comment|cancel reply|your email address will not be published|required fields are marked|search for:|archives|categories|meta|log in|entries feed|comments feed|wordpress.org|skip to content|skip to main content|skip to navigation|menu|home|shop now|add to cart|add to basket|view cart|your cart|share this|share on|just another wordpress site|sample page|this is an example page|a wordpress commenter|welcome to wordpress|proudly powered by|powered by|all rights reserved|accept all|accept cookies|we use cookies|this website uses cookies|cookie settings|cookie preferences|manage consent|subscribe to our newsletter|sign up for our newsletter|follow us|read more|previous post|next post|posted in|posted by|no comments|tags:|toggle navigation|close menu|back to top|save my name, email|post comment|related products|you may also like|scroll to top|uncategorized|edit|reply',
  topics: {
    delivery:
      'send * to, deliver, deliveri, shipment, shipping, ship, ships, shipped, dispatch, postage, courier, freight, ~parcel, ~package=, ~packages, ~arriv, ~receive my, ~get my order, ~how soon, ~can i expect, ~get here, ~turn up, ~reach me, ~reach you, ~in the post, ~send to, ~mail it, post to, ~post it, get * sent, sent to, get it to, for a parcel, pay for shipping, pay shipping, pay postage, pay for delivery, pay for postage, pay delivery; dispatch, despatch',
    returns:
      'return, send back, sending back, sending * back, send it back, send them back, sent back, send this back, send something back, send anything back, give back, bring back, take it back, take back, send * back, give * back, bring * back, take * back, withdraw, right of withdrawal, ~change my mind, ~changed my mind, don t like it, doesn t fit, does not fit, don t fit, don t want it, no longer want, not happy with, too small, too big, too tight, wrong size, send it all back, returned, sent it back, don t fancy, undo my purchase, got cold feet',
    refund:
      'refund, reimburs, restitution, money back, my money, get my money, my cash back, get * money, see my money, paid back, pay me back, credited back, back on my card, back on my account, back in my account, get reimbursed; the money, your money',
    exchange:
      'exchang, swap, different size instead, another size instead, replace it with, other size, different colour instead, another colour instead, trade it for',
    payment:
      'pay, pays, paying, payed, payable, payment, paid, paypal, klarna, apple pay, google pay, checkout with, ways to settle, settle the bill',
    invoice: 'invoice, bill, bills, receipt, vat receipt, proof of purchase, tax invoice',
    tracking:
      'track, tracking, where is my order, where s my order, where is my parcel, where is my package, where s my parcel, where s my package, order status, status of my order, status of the order, follow my parcel, follow my order, still hasn t, hasn t arrived, not arrived, never arrived, hasn t come, where s my stuff, where is my stuff, still waiting for, when does it come, see where, status of * order, status of * parcel, status of * package, status of * purchase, status of * shipment, locate * order, locate * parcel, locate * package, locate * purchase, locate purchase',
    ordering: 'how do i order, how to order, how can i order, place an order, placing an order, order by phone, order by email',
    cancelling: 'cancel, revoke, call off',
    changing:
      'change my order, change the order, change an order, change my address, change the address, change the delivery address, change my delivery address, change the shipping address, change my shipping address, change address, modify, amend, edit my, edit the, update my, wrong address, correct my, correct the, change * address, changing * address, correct * address, correcting * address, update * address, updating * address, correct * order, edit * order, editing * order, change * order, changing * order, add * to my order, add * to order, add something to, swap * order, delivery address, shipping address; change',
    warranty: 'warrant, guarant, manufacturing defect, manufacturing fault, production fault, factory defect, manufacturer s',
    damaged:
      '~broken, ~broke, ~damaged, ~faulty, ~defect, ~fault, arrived damaged, arrived broken, ~smashed, ~cracked, ~torn, stopped working, stops working, ~a hole, ~in pieces, ~bits, came broken, came smashed, fell apart, falls apart, ~chipped, ~dented, ~bent, ~scratched, ~ripped, ~leaking, ~spoilt, ~went bad, ~squashed, ~crushed, ~bust, doesn t work, not working, won t turn on, came off, ~snapped, ~worn out',
    repair: 'repair, mend, fix it, get it fixed, fixed; restor',
    spareParts: 'spare part, replacement part, spares, spare, refill',
    account: 'account, log in, login, sign in, sign up, signup, register, registration, profile',
    deleting:
      'delete, deleting, deletion, remove my, removing my, remove the, remove, removal, close my, closing my, close the, close account, deactivat, erase, cancel my account, cancel my profile, cancel * account, cancelling * account, terminate * account; delete, remov, clos',
    password: 'password, passcode',
    guest: 'guest, without an account, without account, without registering, without signing up, without a login',
    hours:
      'opening hour, opening time, business hour, hours of operation, are you open, you open, when do you open, when do you close, open on, open at, what time do you, opened, day off, closing day, closed on, shut on, when are you in, are you there on, open today, until when are you, how late are you, hours of, what hours, which hours, hours can i, what time is, at what time; open, hours, closed, mon=, monday, am=, pm=',
    place:
      'where are you, where s your shop, where is your shop, where is your store, where is the shop, where is the store, are you based, your address, your location, showroom, visit you, branch=, branches, brick and mortar, physical shop, physical store, high street, in person, try in store, try on, try * on, shop where, store where, a shop in, a store in, shops in, stores in, store in, shop in, where do i find you, where can i find you, where are u, where exactly are you, which town, which city, what street, your shop is, find your shop, find your store, come to your shop, located, ~come by, ~drop in, ~drop by, ~pop in, ~pop by, ~stop by, ~swing by, ~come round, ~come and look, ~come and see, see it in person, see them in person, see it somewhere, see them somewhere, see * in the flesh, look at it somewhere, come and try, come in and try, somewhere we can, somewhere i can, where can i try, where can we try, have a look in person, try * somewhere, try it out somewhere, test * somewhere, touch and try; address, street, road, located, showroom, find us, we are at, you will find us, our shop at, our store at, in our shop, come to our shop, visit us',
    contact:
      'contact, reach you, reach your, get in touch, get hold of, talk to, speak to, speak with, customer service, customer support, helpline, hotline; call, mail, whatsapp, phone, write to',
    phone: 'phone, telephone, call you, ring you, phone number; call, tel',
    email: 'email, e mail, mail address; mail, write to',
    size: 'size, sizing, sizes, measurement, size chart, size guide, run small, run large, true to size, dimensions, how big, how tall, how wide; fit, fits, chest, waist, sized',
    care: 'wash, washing, wipe, wiping, care for, take care of, clean, cleaning, laundry, tumble, iron=, dry clean, look after, maintain, descale, get * clean, get rid of the stain, how do i clean, clean it, washed, washable, scrub, rinse; machine, rinse, wipe',
    keeping:
      'shelf life, best before, storage, how do i store, expir, stay fresh, keep it fresh, how long does it keep, how long * keep, how long * last, go off, goes off, sell by, use by, best kept, store it, store them',
    material:
      'material, fabric, made of, made from, made out of, what is it made, what are they made; cotton, wool, leather, linen, steel, wood',
    ingredients: 'ingredient, contains, contain, what s in, what is in, composition; made with, made only with, nothing but',
    allergens: 'allerg, gluten, nut free, nuts, lactose, hypoallergenic, intoleran',
    origin:
      'where * made, where * from, where * come from, where do you make, made in, manufactur, ~made, produced, production, come from, comes from, sourced, source your, origin; workshop, factory, made by, grown, roast',
    giftWrap:
      'gift wrap, giftwrap, gift packag, wrap it, wrapped, wrapping, gift box, gift message, greeting card, as a gift, as a present, for a present, gift ready, nicely packed, nicely wrapped, ribbon, wrap this, wrap that, wrap them, wrap these; wrap',
    giftCard: 'gift card, gift voucher, gift certificate, voucher, e gift, gift token',
    newsletter:
      'newsletter, subscribe to your, unsubscrib, mailing list, marketing email, subscription to * newsletter, cancel * newsletter, sign up * newsletter, opt out of',
    privacy: 'privacy, my data, personal data, gdpr, data protection, store my details, share my details, share my data, sell my data',
    wholesale:
      'wholesale, bulk, b2b, resell, trade customer, trade account, large order, large quantit, business customer, corporate order, resale, for my shop, for my store, stock your, reseller, retailer',
    taxes: 'vat=, tax=, taxes, tax free, vat number',
    customs: 'customs=, import=, duty, duties, import fee, import tax, import charge',
    company:
      'who are you, about you, about your company, about the company, what do you do, what do you sell, what do you offer, what can you do, your company, your services, who runs, who is behind, who owns, when were you founded, how long have you been, your story, family business; founded, since',
    jobs: 'are you looking for staff, looking for people, work for you, job, jobs, career, vacanc, hiring, internship, work for you, work with you, apprentice',
    partners: 'affiliate, influencer, sponsor, collaborat, partnership, ambassador, press enquir',
    express:
      '~tomorrow, express, next day, overnight, same day, faster delivery, faster shipping, quickest, priority, rush, urgent delivery, 24 hour delivery, quicker, faster, pay more to, extra for faster, sooner, urgent, in a hurry, by tomorrow, asap, speed up, get it quick',
    pickup:
      'pick up, pickup, click and collect, collect it, collect my, collect in, collection, collect from, store collection, pick it up, pick my, come by, fetch, come and get, come and fetch, come to get, collect, get it myself, get it from you, drop by and get, pick * up',
    weekend: 'saturday, sunday, weekend, bank holiday, public holiday',
    locker: 'locker, packstation, parcel shop, po box, p o box, pick up point, pickup point, collection point, post office',
    carrier:
      'carrier, which courier, what courier, courier do, courier company, shipping company, delivery company, who delivers, delivered by who, dhl, ups=, fedex, dpd, gls, hermes, royal mail, usps, evri; with dhl, courier',
    abroad:
      'abroad, international, overseas, other countr, outside the, foreign, which countries, what countries, ship to countries; worldwide, countr, europe, eu=',
    packaging:
      'packaging, packed, packing material, shipping box, plastic free, recyclable box, padding, styrofoam, bubble wrap; packag, cardboard, carton',
    insurance: 'insured, insurance, lost in the post, lost parcel, gets lost, is lost, lost in transit',
    label: 'return label, returns label, prepaid label, shipping label, label',
    sale: 'sale item, reduced item, discounted item, sale product, on sale, clearance, outlet, marked down, reduced goods, reduced; sale, discounted',
    used: 'worn, opened, already used, used item, without tags, without the tags, without packaging, original packaging, unwashed, tried on; unworn, unused, unopened, tags',
    card: 'credit card, debit card, visa=, mastercard, amex, american express, maestro, by card, with card, cards; card',
    transfer: 'bank transfer, wire transfer, wire, bacs, sepa, in advance, prepay, bank account; transfer',
    onAccount: 'pay later, buy now pay later, on account, on invoice, by invoice, pay by invoice, purchase order, klarna invoice; invoice',
    instalments:
      'instalment, installment, in parts, financ, pay monthly, monthly payment, split the payment, split payment, pay in three, pay in 3, credit plan',
    cashOnDelivery: 'cash on delivery, cod=, pay on delivery, pay at the door, pay on arrival, pay when it arrives, pay the driver',
    cash: 'in cash, with cash, cash; cash',
    crypto: 'crypto, bitcoin, btc, ethereum',
    currency: 'currency, currencies, in dollars, in euros, in pounds, exchange rate',
    discount:
      'discount, coupon, promo, promotion, voucher code, discount code, price reduction, black friday, special offer, deals, cheaper for, money off, percent off, price cut, rebate',
    student: 'student, nhs, teacher, military, senior discount, seniors, pensioner, veteran',
    loyalty:
      'loyalty, reward, points for, your points, my points, bonus points, earn points, collect points, points card, points scheme, point scheme, bonus program, membership, member club, vip',
    priceMatch:
      'price match, match price, match the price, price guarantee, beat the price, cheaper elsewhere, price promise, lower price elsewhere, price adjust',
    stock:
      'in stock, out of stock, back in stock, restock, sold out, available again, availability, still available, more coming, get more, run out, ran out, again in, left=; stock, available',
    preorder: 'pre order, preorder, reserve, put aside, hold an item, backorder',
    minimumOrder: 'minimum order, minimum purchase, minimum spend, smallest order, minimum quantity, order minimum; minimum, at least',
    samples: 'sample, swatch, tester, try before; sample',
    custom:
      'custom made, customis, customiz, personalis, personaliz, engrav, monogram, made to measure, bespoke, embroider, tailor made, own design, made to order, my name on, a name on, write on it, initials, put a name, put my, own text, own logo, made for me, personal text, lettering, name in, name on it, name on them, name * on it',
    assembly:
      'assembl, install, installation, put together, set up, set it up, mount it, old appliance, take away the old, carry upstairs, upstairs',
    rental: 'rent=, rental, renting, hire, borrow, lease, hire=, hiring, loan=, lend',
    secondHand:
      'second hand, secondhand, pre owned, preowned, pre loved, preloved, trade in, part exchange, buy back, buy used, buy old, take old, buy my, buy our, sell you my, sell you our',
    subscription: 'subscription, subscribe to the, monthly box, every month automatically, recurring order, pause my',
    reviews: 'review, rating, testimonial, trustpilot, feedback, my opinion, opinion about, opinion on',
    events:
      'workshops=, a workshop, class=, classes, course, event, tasting, guided tour, tours, lesson, training, take part, guided visit',
    sustainability:
      'sustainab, recycl, eco friendly, environment, carbon, climate, co2, green company, ethical, fair trade, fairtrade, carbon neutral; sustainab, climate, fair',
    vegan: 'vegan, animal free, animal product, plant based, vegetarian',
    organic: 'organic, pesticide, gots, bio=',
    animalTesting: 'animal test, tested on animals, cruelty, mulesing, animal welfare; animals',
  },
  time: {
    asked:
      'how long, when, how soon, how fast, how quick, how many days, how many weeks, how late, until when, by when, what time, period, duration, how often, time frame, timeframe, deadline, lead time, days does, eta=, ~arriv, ~expect, ~quickly',
    given:
      'day, days, week, weeks, hour, hours, month, months, minute, year, years, takes, tomorrow, immediately, same day, next day, overnight, monday, tuesday, wednesday, thursday, friday, saturday, sunday, january, february, march=, april, june, july, august, september, october, november, december, christmas, at any time, any time, daily, am=, pm=, o clock, since=',
  },
  money: {
    asked:
      'cost, costs, how much, what do you charge, fee, fees, charge, charges, charged, free, for free, price of, expensive, rates, who pays, do i pay for, have to pay for, must i pay for, pay for the, pay postage, postage, pay extra, extra charge, surcharge',
    given:
      'eur, euro, euros, pound, pounds, dollar, dollars, gbp, usd, pence, free, no charge, no extra, no cost, cost, costs, fee, at our expense, at your own expense, you pay, you bear, you cover, we pay, we cover, gratis, percent, for nothing, costs nothing, on us=, on the house, included in the price, we don t charge, no extra, without extra',
  },
  free: {
    asked: 'free, no charge, gratis, complimentary, at no cost',
    given:
      'free, no charge, gratis, complimentary, at no cost, for nothing, costs nothing, on us=, on the house, included in the price, we don t charge, no extra, without extra',
  },
};
