import { listIn } from '../../../kit/locales/list.ts';
import { bidStep, defaultPrizes, startMoney } from '../../rules/components.ts';
import { moneyIn } from '../money.ts';

const list = listIn('en');
const money = moneyIn('en');

import type { RulesText } from '../../../kit/text.ts';
import type { RulesSectionID } from '../../rules-sections.ts';

/** The rules of Detroit–Cleveland Grand Prix in English. */
export const rulesText: RulesText<RulesSectionID> = {
  goal: [
    'Six racing cars, and none is yours yet. Before each race you bid for them; then everybody’s cards move all of them, yours and the others’. The owners of the cars that come home collect the prizes, and after the last race – usually the third – the richest player wins. The game is for two to six players.',
  ],
  components: [
    [
      'Two tracks, Cleveland and Detroit, with wide straights and tight curves.',
      'Six cars: yellow 1, blue 2, green 3, black 4, red 5 and orange 6.',
      '39 movement cards: from top to bottom, each shows one to six cars and how many spaces they go. White is a car of your choice that can go the full number.',
      'Seven tens: a movement of 10 for each car, and one for white, which is normally not used.',
      'Three exchange cards with two cars each, and six bid cards, one for each car.',
      `${money(startMoney)} for everybody to start with.`,
    ],
  ],
  beforeRace: [
    'Usually the tens are put aside. All the other cards, 42 of them, are dealt out, so some players may get one more. Take a good look at your hand: the further your cards can move a car, the more it is worth to you. White can help any of them.',
    'The first dealer is chosen by lot. After that the owner of the last winner deals. Did nobody own it? Then it is the owner of the best placed car that had one, or else the player to the left of the last dealer.',
  ],
  auction: [
    'The cars are sold one after the other: the six bid cards are shuffled, and the top one shows the car for sale. The dealer opens the first sale; each later one is opened by the player to the left of the last buyer. Clockwise, you bid or pass:',
    [
      `The first bid is at least ${money(bidStep)}. Each further one is higher, in steps of ${money(bidStep)}; you may skip some. You can’t bid more than you have.`,
      'If you pass, you are out of this sale. If you can’t afford the next bid, you pass automatically.',
      'When nobody is left to bid higher, the last bidder pays the bank and takes the car and its ten. The bid card lies face up in front of the buyer. The car goes to the next place on the grid: the first one sold is in pole position.',
      'Everybody sees who buys which ten: a small 10 below a player’s car says that its ten is still in their hand.',
      'If nobody bids, the car is offered again at the end; then those who passed may bid again. If nobody wants it then either, it starts without an owner. It is moved like any other, but its ten is out of this race and its prize stays in the bank.',
    ],
  ],
  carForEverybody: [
    'With two players you may own up to three cars, with three to five players two, with six players one. At that limit you no longer bid.',
    `Usually everybody gets at least one car. As soon as there are just as many cars left as players without one, only those players bid. If none of them does, the car is offered again at the end like any other. If none of them bids then either, the first in turn must buy it for ${money(bidStep)}, or for all their money if that is less. If only one player may bid, and has no car yet, they buy it at that price at once.`,
  ],
  race: [
    'The owner of the car in pole position (otherwise of the next car on the grid that has an owner) plays first; if nobody owns a car, the dealer does; then it goes clockwise. On your turn you play one card face up onto the pile, even if your own cars are home already.',
    'The card moves all its cars from top to bottom, whoever owns them. You choose the routes; the owners may only suggest some. Try them out on the board: nothing counts until you play the card.',
    'Without cards you are passed over.',
  ],
  driving: [
    [
      'A car goes forward space by space: straight on or diagonally into the next lane. Never sideways, never backwards, never onto or over another car. It may slip diagonally between two cars.',
      'It must go the full number if any route allows that, otherwise as far as possible. If everything in front of it is taken, it stays where it is.',
      'On the inside of some curves the spaces are longer: that is the shorter route.',
      'A car may cross the finish line before its number is used up; what is left is lost.',
    ],
  ],
  white: [
    'For white you choose a car that can go the full number; crossing the finish line counts as that. It must not be home, and no other line of the card may move it.',
    'If there is such a car when white’s turn comes, you must move one. If there is none, the card can’t be played that way: so it matters where the cars before it have gone.',
  ],
  exchange: [
    'An exchange card moves nothing itself. Until the end of your next turn its two cars stand for each other on all movement cards, whoever plays them: with black and yellow exchanged, black on a card moves the yellow car and yellow the black one. The same is true of tens. The car that you choose for white is never exchanged.',
    'Several exchanges act one after the other, the oldest first.',
  ],
  stuck: [
    'You must play as long as any card in your hand can be played. Exchange cards and cards without white always can, even if no car moves; cars that are home are skipped. So you can only get stuck with cards that show white: then your turn passes. (At a real table you show your hand to prove it; here the server checks.) If you have an exchange in force, it ends with such a turn too.',
  ],
  finish: [
    'The race is over when all cars are home or all cards are played. It is also over when, for a whole round, nobody has played a card and no exchange is in force.',
    `The cars that are home earn, in the order in which they came: ${list(defaultPrizes.map(money))}. A car that is not home earns nothing.`,
    'After the last race the most money wins. In a tie the win is shared.',
    'Where the printed rules are silent or unclear, we decided:',
    [
      'A bid may skip steps, and a car offered again is a new sale.',
      'When several players still need a car, only they bid, and the first in turn may have to buy.',
      'A blocked car goes as far as any route allows; it may slip diagonally between two cars.',
      'The race also ends when nobody has played a card for a whole round. A tie shares the win.',
      'The prizes from the third place on, the layout of the tracks and most of the cards.',
    ],
  ],
  options: [
    [
      'Races: one to six instead of three.',
      'Tracks: usually the first race is in Cleveland, the second in Detroit, and so on, alternating. You can also begin with Detroit, or stay on one track.',
      'Prizes: other amounts for the six places.',
      'Tens in the deck: all seven tens are dealt with the other cards. No car brings its ten along.',
      'No limit of cars: you may buy any number of cars, as long as there is one for everybody – unless no car is needed.',
      'No car needed: nobody is made to buy a car, and none is kept for those without one.',
      'White for your own cars: white may also move a car of yours that can’t go the full number, as far as it can, but at least one space. If nothing else can be played, you must do so.',
      'Holding cards: when all your cars are home, you may play no card on your turn. If you own no car, you may not hold.',
      'Tournament seating: in the race, the owner of the car in pole position is followed by the owner of the next car on the grid, and so on; your best start position counts. Players without a car come last.',
    ],
  ],
};
