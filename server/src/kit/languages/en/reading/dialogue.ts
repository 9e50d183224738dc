import type { DialogueWords } from '../../dialogue/shape.ts';

export const dialogue: DialogueWords = {
  phrases: {
    greeting:
      'morning, evening, afternoon, hiya there, hey there, hi, hello, hey, heya, hiya, howdy, yo, good morning, good afternoon, good evening, good day, greetings, hi there, hello there',
    thanks: 'thanks, thank you, thx, ty, cheers, many thanks, thank u, much appreciated',
    acknowledged:
      'ok, okay, okey, k, cool, great, nice, perfect, fine, super, yes, yeah, yep, nope, alright, all right, got it, i see, sure, wonderful, lovely, sounds good, good to know, understood',
    goodbye: 'bye, goodbye, good bye, see you, bye bye, have a nice day, see ya, later',
    person:
      'talk, speak, human, real person, a person, someone real, somebody real, live agent, agent, representative, customer service, customer support, customer care, your team, your staff, employee, operator, speak to, talk to, chat with a, speak with, talk with, call me, call me back, contact a human',
    discount:
      'discount*, coupon*, promo, promos, promotion*, promo code, voucher code, discount code, price reduction, percent off, special offer*, better price, lower the price, deals, deal, rebate*, haggle, negotiate',
    gift: 'gift, gifts, present, presents, birthday present',
    seeking:
      'needs a, needs an, needs some, needs new, need smth, needs smth, im needing, after a, after an, after some, im after, in the market for, do you have, do you sell, do you carry, do you stock, do you offer, have you got, got any, got a, got an, do u have, do u sell, do u stock, u sell, u got, have u got, looking for, look for, searching for, search for, what do i need, what will i need, what would i need, what do we need, show me, find me, i need, i want, need a, need an, want a, want an, want to buy, i would like, i d like, something for, anything for, are there any, is there a, have any, i am after, in search of, can i get, can i see, i am looking for, do u have, your cheapest, your least expensive, your most expensive, you have, in your shop, in the shop, of all, you sell, in your store, lookin for, lookin at, hunting for, wanna get, wanna buy, wanna see, need some, do ya have, u have, u got, you got, do you hav, do u hav, u hav, hav you got, have yo got, do yo have, would you have, might you have, could you show me, can you show me, could i see, may i see, let me see, we need, we want, we are looking, we re looking, we d like, i d love, we d love, would love a, i ll need, i d need, we ll need, i ve been looking for, on the lookout for, shopping for, trying to find, could do with, in need of, i fancy, fancy a, keen on getting, thinking of getting, thinking of buying, looking to buy, looking to get, looking 4, wants a, wants an, wants some, have you, you got any, any chance you have, i m hoping to find, hoping to find, do you do, do you make, do you keep, which ones do you have, what do you have in, where can i find, im looking, i m looking',
    advice:
      'would you take, would you pick, would you choose, would you go for, would u take, u recommend, recommend*, suggest*, what would you, which would you, help me choose, help me find, help me decide, what should i, your best, advise, advice, best seller*, bestseller*, most popular, popular, what do i use, what can i use, what would work, what works best, what do i take, which do i take, which do i pick, any ideas, any suggestions, any tips',
    first: 'first, 1st, number one, number 1, no 1, the former, former',
    second: 'second, 2nd, number two, number 2, no 2, the latter, latter',
    third: 'third, 3rd, number three, number 3, no 3',
    fourth: 'fourth, 4th, number four, number 4, no 4',
    fifth: 'fifth, 5th, number five, number 5, no 5',
    last: 'last, last one, the last',
    it: 'it, its, this, that, this one, that one, this product, that product, this item, that item, the product, the item',
    them: 'them, they, these, those, their, all of them, all three, these ones, those ones',
    both: 'both for, for both, one of each, each one, both, the two, both of them, the pair, either',
    one: 'one, ones',
    others:
      'other, others, more, else, something else, anything else, what else, other ones, another, another one, different one*, any more, more options, other options, alternative*, any others, show more, something different, more like',
    cheaper:
      'cheaper, less expensive, lower priced, lower price, not so expensive, less costly, too expensive, too pricey, more affordable, cheaper than, costs less, cost less, too much, on a budget, something cheap, pricey, for less, spend less, costing less, budget friendly, bit much, costs a little less, costs a bit less, cost a little less, cost a bit less, would be less, pay a bit less, pay less, spend that much, spend so much, not that much money, lower budget, costs less than, easier on the wallet, kinder price, bit steep, steep, over budget, over my budget, save some money, less money, for less money',
    dearer:
      'was it dearer, was this dearer, did it cost more, was it more, was this more, has it been more, to cost more, more expensive, pricier, dearer, higher end, more premium, higher price, costs more, cost more, more upmarket, more luxurious, spend more, spend a bit more, spend a little more, pay more, pay a bit more, pay a little more, stretch to more',
    cheapest:
      'the cheap one, cheapest, lowest price, least expensive, most affordable, lowest priced, least pricey, best value, your cheapest, your least expensive, low to high, lowest first, price ascending, costs the least, cost the least, costs least, least costly, cheapest one',
    dearest: 'most expensive, dearest, priciest, highest price, your most expensive',
    which: 'which, which one, which of them, which ones',
    some: 'smthg, sumthing, something for, anything for, sth, smth, thingy, anything, something, any, some, what do you have, what have you got, what can you offer',
    price:
      'what is the amount, what s the amount, set me back, sets me back, the damage, s the damage, come out at, comes out at, how much, price, prices, priced, cost, costs, costing, what does it cost, what do they cost, pay for, come to, comes to, what would that be, what would it be, what will that be, what will it be, what does that make it',
    formerly:
      'b4, was it more, was it dearer, was this more, was this dearer, did it cost more, has it been more, before, once, previously, formerly, used to, use to, earlier, in the past, originally',
    saving:
      'on sale, reduced, original price, old price, regular price, normal price, usual price, full price, price before, before the sale, how much do i save, do i save, can i save, i save, save on, saving, savings, marked down, list price, originally, discounted, was it, cost before, special offer, on offer, price drop',
    size: 'size, sizes, what size, which size*, sizing, sizes available',
    colour: 'colour, colours, color, colors, shades, shade, coloured, colored',
    material: 'material, materials, made of, made from, made out of, fabric, consist of, composition',
    stock: 'in stock, available, availability, sold out, out of stock, have it, have them, any left, left in, still have, got it in',
    count: 'how many, number of',
    total:
      'come to together, what would they come to, what do they come to, what does that come to, what does it come to, whats it come to, whats that come to, all told, what do i pay, what would i pay, what do i owe, what would i owe, add up, added up, as a set, the lot, what would that make, grand total, the bill, both for, total, altogether, together, in total, all in all, all in, for both, sum, combined, everything, for all, what does that make, what does it make, what do they make, what will that make, what would it make, overall, all up, how much for the lot, in all',
    byHowMuch:
      'how much more, how much less, how much dearer, how much cheaper, how much pricier, how much more expensive, how much less expensive, how much extra, price difference, difference in price',
    compare:
      'compare, comparison, difference*, differ, differs, different from, different to, different than, versus, vs, better, which is better, which one is better, compared, what separates, distinguish*, how do they differ, what s different, whats different, one got that the other, one has that the other, how do they compare, side by side, stack up, weigh them up, contrast',
    details:
      'tell me more, more about, more details, details, more information, describe, description, features, more info, specs, specification*, what is it like, tell me about, info on, information about, what s in, what is in it, in it, contains, contain, contents, what s inside, whats inside, is inside, comes inside, inside it, inside the box, inside the pack, in the parcel, in the package, in the packet',
    time: 'how long, when, how soon, how fast, how quick, how quickly, how many days, which day*, what time',
    without:
      'no, not, without, except, but no, but not, don t want, do not want, don t like, do not like, dislike, hate, other than, anything but, nothing with, not made of, free of, rather not, excluding, no more, not in, isn t, aren t, allergic to, allergic against, allergy to, intolerant to, intolerance to, not a, instead of, avoid, nothing, nothing made of, none of, none with, forget, forget about, scrap the, skip the, scratch the, avoiding, i m avoiding, can t stand, can t have, that isn t, that s not, which isn t, that is not, which is not, doesn t need, does not need, doesn t use, doesn t have, does not have, that has no, non, free from, steer clear of, not keen on, no good for me in, rather than, mustn t, mustnt, shouldn t, shouldnt, must not, should not, can t be, cannot be',
    with: 'delivered, inc, inclusive of, add in, adding in, throw in, as well as, add, adding, along with, together with, on top, added, with, including, incl, include, includes, plus, inclusive, and with, w',
    under: 'under, below, less than, cheaper than, lower than, beneath, costs less than, cost less than',
    upTo: 'up to, at most, max, maximum, no more than, not more than, within, budget of, budget is, a budget of, my budget, not over, no higher than, maximum of, spend',
    over: 'over, above, more than, higher than',
    atLeast: 'at least, min, minimum, starting at, starting from, from, minimum of, upwards of',
    between: 'between, from, in the range',
    and: 'and, what about, how about, also, and what about, and how about, then',
    to: 'to, into',
    currency:
      'euro, euros, eur, dollar, dollars, usd, pound, pounds, gbp, quid, bucks, chf, francs, cents, yen, zloty*, lira, liras, dirham*, riyal*',
    weighs:
      'how heavy, weigh, weighs, how much does it weigh, how much do they weigh, lighter, lightest, heavier, heaviest, weighs less, weighs least, weigh less, weighs the least, less heavy, weighs more, weighs most, weighs the most',
    long: 'how long is, how long are, how long s, longer, longest, shorter, shortest',
    wide: 'how wide, wider, widest, narrower, narrowest, slimmer',
    tall: 'how tall, how high, taller, tallest, lower, lowest, higher, highest',
    deep: 'how deep, deeper, shallower, deepest',
    big: 'how big, how large, dimensions, measurements, bigger, biggest, larger, largest, smaller, smallest, more compact, tiniest',
    holds:
      'how much fits, how much does it hold, how much can it hold, how much do they hold, how many litres, how many liters, how much goes in, does it hold, what fits in, holds less, holds the least, holds more, holds most, holds the most, more room, roomier, roomiest',
    power:
      'how powerful, how many watts, how strong is, how bright, more powerful, brighter, weaker, dimmer, less powerful, most powerful, brightest, stronger, strongest',
    lasts:
      'how long does it last, how long do they last, how long does the battery last, how long does it burn, how long does it run, battery life, burn time, burning time, run time, lasts less, lasts longer, lasts longest, lasts the longest, burns longer',
    least:
      'lighter, lightest, weighs less, weighs least, weigh less, weighs the least, less heavy, shorter, shortest, narrower, narrowest, slimmer, lower, lowest, shallower, smaller, smallest, more compact, tiniest, holds less, holds the least, weaker, dimmer, less powerful, lasts less',
    most: 'heavier, heaviest, weighs more, weighs most, weighs the most, longer, longest, wider, widest, taller, tallest, higher, highest, deeper, deepest, bigger, biggest, larger, largest, holds more, holds most, holds the most, more room, roomier, roomiest, more powerful, most powerful, brighter, brightest, stronger, strongest, lasts longer, lasts longest, lasts the longest, burns longer',
    filler:
      'included, plz, pls, cheers, ta, gonna, gotta, lookin, em, thats, theres, hes, shes, theyre, im, id, ill, youve, ya, about, actually, any, anybody, anyone, anything, ask, available, be, because, been, best, better, browse, buy, can, cannot, cheap, check, choose, come, comes, could, customer, cost, did, do, does, doing, don, done, each, find, fit, fits, for, get, gets, give, go, goes, good, got, great, had, has, have, having, help, here, how, i, id, if, in, into, interested, is, isn, item, items, ive, just, kind, kinds, know, let, like, ll, look, looking, made, make, many, may, me, mean, mine, might, most, much, must, my, myself, need, needs, new, nice, of, off, offer, offers, on, only, or, order, ordering, our, out, own, particular, perhaps, please, pls, possible, probably, product, products, question, quite, range, rather, re, really, right, s, see, sell, sells, send, she, he, her, his, him, shop, shopping, should, show, so, some, somebody, someone, something, somewhat, sort, sorts, store, stuff, such, sure, t, take, takes, tell, than, that, the, there, thing, things, think, to, try, type, types, up, us, use, used, ve, very, wanna, want, wants, was, way, we, well, were, what, whats, where, which, while, who, why, will, wish, would, yes, yet, you, your, yours, u, ur, am, are, an, a, at, as, by, it, now, today, still, also, too, maybe, dear, idea, long, gift, gifts, present, presents, birthday present, again, out, through, model, models, version, option, options, selection, assortment, collection, both, cheaper, online, piece, pieces, wear, guys, say, bit, little, lot, full, exactly, already, ever, lovely, cool, same, instead, pretty, super, hi, hello, hey, charge, charged, work, works, happen, happens, accept, allowed, possible, policy, policies, option, exist, info, information, details, detail, explain, wondering, wonder, question, questions, order, orders, ordered, bought, purchase, purchased, usually, normally, currently, sir, madam, thing, anywhere, everything, days, day, week, weeks, ready, offered, look, looks, buying, could, let, lets, around, approximately, roughly, within, another, up, ok, else, under, keep, keeps, suitable, suit, suits, wearing, putting, put, these, makes, costing, then, drop, hmm, oh, anyway, anyways, whatever, don t forget, do not forget, dont forget, hav, hve, ahve, havee, to be honest, tbh, to be fair, if i m honest',
    men: 'father, dad, daddy, husband, boyfriend, brother, grandfather, grandpa, granddad, uncle, guy, guys, gentleman, fiance, male friend, father in law, groom',
    women:
      'mother, mum, mom, mummy, wife, girlfriend, sister, grandmother, grandma, granny, aunt, lady, fiancee, mother in law, bride, female friend',
    boys: 'sons, nephews, son, nephew, grandson, stepson, little brother, little boy, godson',
    girls: 'daughters, daughter, niece, granddaughter, stepdaughter, little sister, little girl, goddaughter',
    children: 'grandchild, grandchildren, toddler, my kids, my kid, my children, my child, teenager*',
    babies: 'newborn*, my baby',
    delivery:
      'deliver*, shipment*, shipping, ship, ships, shipped, dispatch*, parcel*, postage, courier*, arrive*, send it to, send to, express, post to, posting, posted, do you post, post it, come in the post, by post, delivered',
    returns:
      'doesn t suit, does not suit, don t suit, doesnt suit, doesnt fit, dont fit, dont like it, don t like it, not for me, isn t right, isnt right, return, returns, returned, returning, refund*, reimburs*, money back, send back, sending back, send it back, give back, give it back, exchange*, withdraw*, bring back, bring it back, doesn t fit, does not fit, don t fit, do not fit, change my mind, right of withdrawal, send things back, send something back, send anything back, send them back, take it back, take them back, give them back, things back, get my money, swap*',
    payment:
      'pay, pays, paying, payment*, credit card*, debit card*, paypal, klarna, apple pay, google pay, installment*, instalment*, bank transfer, cash on delivery, visa, mastercard, prepay*, on account, by card, crypto, bitcoin',
    invoice: 'invoice*, bill, bills, receipt*',
    tracking:
      'track, tracking, where is my order, where s my order, order status, status of my order, where is my parcel, my order, my package, hasn t arrived, not arrived',
    cancelling: 'cancel*, change my order',
    warranty:
      'warrant*, guarantee*, defect*, broken, damaged, faulty, repair*, breaks, we covered, i covered, you covered, am covered, are covered, covered if, covered for, something goes wrong, it goes wrong',
    account: 'account, log in, login, sign in, sign up, register*, registration, password*, loyalty, bonus points',
    hours:
      'opening hours, opening times, are you open, when do you open, open on, closing time, business hours, you open, you close, open today, open tomorrow',
    place:
      'located, location*, are you based, where are you, your address, showroom*, visit you, branch*, physical store*, come by, pick up, pickup, collect in store, click and collect',
    contact:
      'who do i ring, who do i call, who can i call, who can i ring, who do i ask, who should i ask, who can i turn to, who do i turn to, contact, phone, telephone, email, e mail, reach you, reach the, call you, whatsapp, phone number, email address, write to you',
    care: 'wash*, care for, take care, clean, cleaning, laundry, iron, tumble dry, dishwasher*, care instruction*, machine washable',
    origin:
      'where are your, where is it made, where are they made, made in, manufactur*, produced, where does it come from, where do they come from, come from, where is the, where are the, where does the, where do the, where is your, where does your',
    gifts: 'gift wrap*, gift card*, wrap*, gift voucher*, gift packag*, gift box*, greeting card*',
    newsletter: 'newsletter*, subscri*, unsubscri*',
    privacy: 'privacy, my data, personal data, gdpr',
    wholesale: 'wholesale, bulk, b2b, reseller*, large quantit*, corporate, company order*',
    taxes: 'vat, tax, taxes, customs, duty, duties, import fee*',
    company:
      'who are you, about you, what do you do, what do you sell, what do you offer, what can you do, your company, your shop, your story, your services, who runs, are you a bot, are you a robot',
  },
  numbers:
    'one two/a_couple/couple/2x three/3x four/4x five six/half_a_dozen/half_dozen seven eight nine ten eleven twelve/dozen fifteen=15 twenty=20 thirty=30 forty=40 fifty=50 sixty=60 seventy=70 eighty=80 ninety=90 a_hundred=100 one_hundred=100',
  budgetBehind: false,
  withoutBehind: false,
  deliveryCost: 'What does delivery cost?',
  returnPeriod: 'How many days do I have to return a product?',
  says: {
    cheaper: 'These cost less:',
    nothingCheaper: 'I found nothing cheaper of this kind.',
    dearer: 'These are a step up:',
    nothingDearer: 'I found nothing more expensive of this kind.',
    others: 'Here is more of the kind:',
    noOthers: 'That is all I have of this kind.',
    count: (count) => (count === 1 ? 'We have one product of this kind:' : `We have ${count} products of this kind, for example:`),
    notAmong: (wanted) => `${wanted} is not among them.`,
    notReduced: (title) => `No former price is stated for ${title}.`,
    alternatives: 'These do:',
    described: (title, sentence) => `The description of ${title} says: ${sentence}`,
    statedInstead: 'This is what the shop states:',
  },
};
