import type { EverydayMeanings } from '../../meanings/everyday/shape.ts';

export const everyday: EverydayMeanings = {
  sleeping: 'sleep, asleep, nap=, naps, napping, bedtime, overnight in, in bed, to bed, lie down, lying down, snore, at night',
  swimming: 'swim, pool=, pools, bathe, bathing, chlorin, salt water, saltwater, in the sea, the beach, sauna, hot tub, dive, diving',
  washing:
    'wash=, washed, washing, washes, washable, laundry, launder, rinse, hand wash, machine wash, washing machine, in the machine, shampoo, soak',
  cleaning: 'clean, dirty, dirt, dust, grubby, filthy, freshen, smelly, stink, wipe, grease, remove marks, polish',
  ironing: 'iron=, ironed, ironing, steam, crease, wrinkle, press it',
  sport: 'sport, gym=, running, jog, jogging, sweat, workout, training, exercise, cycling',
  walking: 'walk, hike, hiking, miles, kilomet, stroll, steps, on my feet, standing all day',
  eating: 'eat=, eats, eating, eaten, bite, bites, nibble, chew, swallow, lick, edible, drink it, drink this',
  reheating: 'reheat, warm up, heat up, warm it, defrost, thaw',
  watering: 'water=, watering, watered, dry out, dries out, thirsty, drown, overwater, moist soil, dry soil',
  pruning: 'prune, pruning, trim, cut back, branches, branch, shears, secateur, lop',
  wilting:
    'wilt, wither, droop, turning yellow, turn yellow, go yellow, yellow leaves, brown leaves, turning brown, turned brown, lost its leaves, dying, died, dead',
  insects: 'insect, aphid, bug=, bugs, mite, mites, gnat, pests, pest, lice, moth, worms, ants',
  picturing: 'photo, picture, camera, snap=, shoot, film it, video',
  copying: 'copy, copies, copying, photocop, scan, duplicate, licence, license, print it again',
  lookInside:
    'look inside, leaf through, flick through, peek, preview, excerpt, browse before, see before, see it before, first pages, look at it first, see inside',
  device: 'tablet, laptop, computer, phone=, ipad, mobile, kindle, pc=, mac=, e reader, smart tv, browser',
  tearing:
    'tear=, tears, torn, tore, rip=, ripped, rips, hole=, holes, seam, stitching, came apart, coming apart, fall apart, falls apart, fray, split=, crack',
  comesOff:
    'come off, comes off, came off, coming off, fell off, falls off, fall off, fallen off, button, peel, peeling, detach, worked loose, came loose, loosened',
  pilling: 'pilling, pills, bobble, lint, fluff, fuzz, shed=, sheds, shedding',
  stuck: 'stuck, jam=, jams, jammed, clog, blocked, block, squeak, creak, stiff, won t open, won t close, does not open, does not close',
  replacing:
    'replace, renew, worn out, new one, change the, swap out, needs changing, how long before i need, when do i need a new, past it, retire',
  adapting:
    'adapt, modify, convert, change the key, transpose, change the length, change it for me, alter, alteration, resize, rework, adjust it for me',
  adjusting: 'adjust, calibrat, align, collimat, tune, tuning, tuned, tuner, set up, fine tune, level it, balance it, in tune, out of tune',
  installing: 'install, fit it, fitted, fitting, mount, attach it, hook up, connect it, wire it, put it in my, come and fit, fix it to',
  building:
    'assembl, put together, put it together, build it, self assembly, flat pack, kit=, screws, nails, tools needed, ready made, ready built, in one piece, need tools',
  helpNeeded: 'by myself, on my own, alone, two people, need help, helper, second person, single handed, one person',
  pain: 'pain, hurt, hurts, ache, aching, sore, blister, rubs=, presses, numb, discomfort, uncomfortable',
  tight:
    'too small, tight, pinch, pinches, narrow, squeez, snug, too short, can t get into, bigger one, bigger size, larger one, larger size, size bigger, size larger, size up, cap size, other size, another size, different size, wrong size',
  loose:
    'too big, too large, baggy, loose, too long, too wide, slips, slides, smaller one, smaller size, size smaller, size down, other size, another size, different size, wrong size',
  gettingUsed:
    'get used, getting used, used to it, break in, breaking in, build up, first days, first weeks, feels strange, feels odd, feel strange, feel weird, at first, to begin with, start with',
  bodyHeight: 'tall=, my height, body height, i m 1, cm tall, height=, how tall, feet tall, my size is, i measure, inch head, chest size',
  usualSize:
    'normally wear, usually wear, usual size, normal size, i wear a, i take a, true to size, run small, runs small, run large, runs large, half size, full size, street shoe, what size do i, size should i, which size, size am i, do i wear',
  healthPlan:
    'health plan, health insur, insurance, insurer, reimburs, covered by my, medicare, medicaid, nhs=, prescription, prescrib, flexible spending, fsa=, hsa=, tax deduct, claim it back, claim back',
  doctor:
    'doctor, physician, gp=, medical, medicine, medication, referral, consult, health condition, pacemaker, disease, surgery, chemo, midwife, vet=',
  reaction: 'allergic, allergy, allergies, react badly, reaction, sting, stings, intoleran, rash, hives, anaphyla, dizzy, upset stomach',
  hygiene: 'hygien, health reason, health rule, sanitary, disinfect, germs, sterile, for health',
  elderly:
    'elderly, senior, old people, older people, old age, grandma, grandpa, grandmother, grandfather, arthritis, walking frame, retired',
  level:
    'too difficult, too hard, difficult, difficulty, level=, levels, grade=, over my head, above my head, beginner, advanced, easy piece, been playing for, years of practice, skill, experienced, out of my depth',
  group:
    'group, with friends, our team, hen party, stag, how many people, party of, colleagues, class of, bring someone, bring my, places=, seats, participants, together with my',
  away: 'on holiday, on vacation, go away, going away, i m away, we re away, away for, travelling for, traveling for, abroad for, while i m gone, not there for, two weeks off, trip=',
  accident: 'accident, crash, collision, dropped, drop it, fell on, impact, ran over, hit=, fell down, heavy fall, knock',
  frequency:
    'how often, how frequently, how regularly, every how many, every day, every week, every month, every year, once a, twice a, times a, times per, weekly, daily, monthly, yearly, regularly, interval',
  choosing:
    'which one suits, right for me, suits me, which one is for me, which should i, which one should i, which fits, best for me, good for my, which do i need, what do i need, which one am i, which am i, how do i choose, how to choose, goes with my, match my, matches my',
  difference: 'difference, differ, compared to, compare, versus, vs=, better than, same as, distinguish',
  bulk: 'bulk, large quantit, large order, big order, many pieces, hundreds, pallet, crate, quantity discount, more than ten, dozens',
  freeFrom:
    'free over, free from, free above, free on orders, free when, free once, how much to spend, how much do i need to spend, have to spend, pay the postage, cover postage, cover shipping, save on shipping, skip the shipping, avoid the postage, qualify for free, starts being free, get free, free starts, orders over, orders above, once your, orders of * or more, reaches, what amount, threshold, waive',
  sendOut:
    'dispatch, goes out, go out, leave the, leaves the, leaves our, leave our, ships on, ship on, ship out, send out, sent out, post on, packed on, we pack, handed to, ship the same, ship before, on its way, days do you ship, days do you send, days do you post, when do you send, when do you ship, when do you post',
  nextDay:
    'tomorrow, next day, same day, following day, by midday, order by, ordered by, ordered before, order before, before 1, before 2, before noon, until what time, how late can i, cut off, cutoff, latest i can, today still, still today, still go out, go out today',
  stairs:
    'stairs, upstairs, floor=, third floor, kerb, curb, kerbside, carry it in, carry it up, carry it, into the house, lift=, elevator, doorway, haul',
  keptParcel:
    'kept for, held for, hold my parcel, hold it for, wait for me, waits for, how long * kept, how long * stay, sent back to us, goes back to, returns to sender, returned to sender, collect within, pick up within, not collected, never home, never in, not at home, nobody in, nobody home, no one home, absent, out all day, neighbour, neighbor, safe place',
  proof: 'proof of purchase, receipt, lost the receipt, lost my receipt, no receipt, original invoice, order number, without a receipt',
  refundTime:
    'see my money, get my money, money goes back, money back, refund arrive, refund take, refund land, my refund, see my refund, back on my card, back on my account, on my account, back in my account, reach my account, hit my account, repaid, repay, credited, refunded within, refund within, reimbursed within, give the money back, money again',
};
