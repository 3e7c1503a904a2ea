import type { RulesText } from '../../../kit/text.ts';
import type { RulesSectionID } from '../../rules-sections.ts';

/** The rules of Crazy Race (Schacht) in English. */
export const rulesText: RulesText<RulesSectionID> = {
  goal: [
    'Your three locomotives run out to the turntable, turn round and come back to the station. Points are waiting at both ends, and those who arrive early usually get the best. After eight stages, the player with the most points wins. The race is for three or four players.',
  ],
  components: [
    [
      'A track with six spaces. The sixth is the turntable; to the left of the first is the station, where everybody starts and finishes.',
      'Three locomotives: the Pioneer (A), the Tank Engine (B) and the Express (C). All are equally fast; the model only decides which sides of the stage cards they can run for.',
      'Eight driver cards in your hand: 1, 1, 2, 2, 3, 3, 4 and 6. You use them to bid for movements.',
    ],
    'Everybody shares eight stage cards and two piles of points cards: eight cards at the turntables (four 5s and four 4s) and six at the finish (6, 5, 5, 4, 4 and 3). Usually the piles lie face up and in order, the highest card on top. (One printed translation has the lowest on top.)',
  ],
  placing: [
    'A stage card is turned up. Three of its four sides each show a locomotive and a distance from 1 to 4; the fourth shows only a distance or a question mark. The sides are numbered 1 to 4, clockwise from the arrow.',
    'Then there are three rounds. Beginning with the first player (drawn by lot in the first stage) and going clockwise, each player puts one driver card face down at a side, or passes. A side can take any number of cards, even several of yours. If you pass, you can still play in the next round.',
    'With three players, one side stays empty: as soon as there are cards at three sides, the fourth is taboo for this stage.',
  ],
  moving: [
    'One side after another, clockwise from the arrow, the cards are turned up. The highest sum wins the side. In a tie, it goes to whichever of the tied players put a card there first. Only the winner may move:',
    [
      'A locomotive and a number: your locomotive of that model moves that many spaces. If it is home already, the movement is lost.',
      'Just a number: you choose which of your locomotives moves that many spaces.',
      'A question mark: you get one space for every card at this side, whoever put it there. Share them out among your locomotives as you like; you can switch back and forth between them.',
    ],
    'A number is moved in full or not at all; of a question mark you may use just a part. You don’t have to move, but what you don’t use is gone.',
  ],
  track: [
    [
      'Your locomotives run on your own track: out from 1 to 6, then back from 5 to 1 and into the station.',
      'A space with another of your locomotives on it is jumped and costs nothing, whichever way that one is heading. A well-placed queue makes you fast!',
      'On the turntable, the locomotive turns round and you take the top card of the turntable pile. Turning costs nothing, and any movement left goes on at once. If the turntable is occupied, you jump it; your locomotive turns and takes its card all the same.',
      'Back in the station, the locomotive is home and out of the race; you take the top card of the finish pile. Any movement left is lost, except with a question mark: your other locomotives can use it.',
      'From an empty pile you get nothing.',
    ],
  ],
  cards: [
    'After a stage, the cards that were played go face down on their owners’ piles. If you won no side that would have let you move a locomotive, you may first take one of the cards you played in this stage back into your hand.',
    'Once in the whole race, you may take your entire pile back into your hand: at any moment while cards are being placed, even when it isn’t your turn and even if you still hold cards. It doesn’t use up your turn. Cards that lie at the stage card stay there. Plan ahead: eight stages give you 24 chances to place a card, and you get your eight cards back only once.',
    'How many cards you hold is nobody’s business, but as soon as your hand is empty, everybody is told. If you have already taken your pile back by then, you are passed over. You can still win.',
    'For the next stage, the first-player card goes to the left neighbour of the player who went first.',
  ],
  end: [
    'The race ends after the eighth stage. It ends sooner if everybody has taken their pile back and nobody has a card left in hand: then the current stage is the last to be evaluated.',
    'The most points win. If there is a tie, compare the rearmost locomotives of the tied players: the one further ahead wins. Still tied? Then the win is shared.',
    'Where the printed rules are silent or unclear, we decided:',
    [
      'The first player is drawn by lot. In a tie at a side, only the first cards of the tied players count.',
      'A number is moved in full or not at all. If you decline a movement, you could have moved, and take no card back.',
      'Your locomotives always jump each other. Jumping an occupied turntable brings its card too.',
      'You take your pile back while cards are being placed, not at other times.',
      'A player with an empty hand who has taken back the pile is passed over. Full ties share the win.',
    ],
  ],
  options: [
    [
      'Points piles: usually the highest card is on top. You can also have the lowest on top, or shuffle the piles; then only the top card can be seen.',
      'Penalty for stragglers: at the end, whoever has a locomotive furthest from home discards their highest points card, and whoever has one at the next greatest distance discards a card of their choice. Ties hit everybody, and one player can suffer both penalties; locomotives that are home don’t count.',
      'Train robbery: when your second locomotive comes home and another player has points cards, you may draw one of those at random instead of taking the card from the finish pile.',
      'Ties lose: if several players tie for the most points, the next lower score wins. If that is shared too, or if everybody is tied, the rearmost locomotive decides.',
      'Fewer points cards: up to five cards are taken off each pile before the race, the lowest first.',
    ],
  ],
};
