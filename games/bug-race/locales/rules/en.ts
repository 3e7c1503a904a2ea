import type { RulesText } from '../../../kit/text.ts';
import type { RulesSectionID } from '../../rules-sections.ts';

/** The rules of Bug Race in English. */
export const rulesText: RulesText<RulesSectionID> = {
  goal: [
    'Your bug wants the big red apple at the end of all tracks. Bring its whole body past the finish line before the others do – with six legs that must never get tangled. The race is for two to four players.',
  ],
  bug: [
    'Everybody has a track of their own, so bugs never get in each other’s way. A track normally has 12 sections: three before the start line, three past the finish line.',
    'The body is three sections long. Three legs walk on its left and three on its right: a front, a middle and a rear leg. At the start it lies on the three sections before the start line. Each leg stands right beside it: front leg by the head, rear leg by the tail.',
    'Two rules hold at all times:',
    [
      'No leg is ever lost. A leg is always beside the body or diagonal to it: at most one section ahead of the head, at most one section behind the tail.',
      'No leg stumbles over another. On the same side two legs never share a section, and none overtakes the one in front of it.',
    ],
  ],
  choosing: [
    'The 70 cards are shuffled: 15 show two of the six legs, 40 show three and 15 show four. Everybody draws two cards.',
    'Keep one card and pass the other on. Everybody chooses at the same time, in secret, and you may change your mind until the last player has chosen. Then all cards move on at once: to the left in the first turn, to the right in the second, and so on, alternating. With two players you simply swap.',
    'So you end up with the card that you kept and one that somebody didn’t want.',
  ],
  legs: [
    'Now play your cards, one after the other, in the order that you like. Everybody does this at the same time.',
    'Each leg that the card shows, and no other, takes one step: one section forward. You choose the order of the legs, and it matters: a leg that is blocked may be free once the one in front of it, or the body, has moved.',
    'A leg can’t take its step if',
    [
      'the next leg on its side stands in the section ahead,',
      'it would get more than one section ahead of the head,',
      'it has reached the end of the track. (One leg space lies past the last section, at the apple.)',
    ],
    'All legs on the card that can move must move; a leg that can’t just stays where it is. The card is discarded as soon as none of its legs can move any more.',
    'Discards lie face up. When the draw pile is empty, they are shuffled and become the new one.',
  ],
  body: [
    'The body needs no card. While you play your cards you may push it forward at any moment: before a card, after it, or between two legs of the same card, as often as it can go.',
    'It can go one section forward if no leg would be lost: every leg must be no further back than beside the tail. A leg that already trails one section behind the tail holds the whole body.',
    'You are never forced to move the body during your cards. When you have played them all, say that you are done: the body then moves as far as it can by itself. The turn ends when everybody is done.',
  ],
  finish: [
    'If at the end of a turn at least one body is completely past the finish line, the race is over. Legs may still lag behind. Everybody finishes the turn, so play your remaining cards well even after you have crossed the line.',
    'If several bugs have made it in the same turn, the legs decide. A pair of legs counts as the sum of the sections where its two legs stand: on sections 9 and 11, that is 20. The first section of the track counts 1, and the leg space at the apple one more than the last section. (With four players, counting this way decides about one race in ten.) Compare the rear legs first, then the middle legs, then the front legs; more is better. Still equal? Then they share the place.',
    'The bugs that have not made it are ranked by how far their bodies have come, and then by their legs in the same way.',
    'Where the printed rules are silent or unclear, we decided:',
    [
      'A leg takes one step per card, in any order. A track has 12 sections.',
      'Everybody chooses and plays at the same time; no passed card is seen before all have chosen.',
      'You are never forced to move the body, but at the end of your turn it moves by itself.',
      'A pair of legs counts as a sum. Equal bugs share a place, and bugs that are not home are ranked too.',
      'How “Race on” goes in detail.',
    ],
  ],
  expert: [
    'Everybody draws four cards instead of two, keeps one and passes three. You keep one of the three you get and pass two, and so on; the last card is passed too. All cards of a turn go in the same direction, left in the first turn and right in the second, and so on; two players swap.',
    'Then you play all four cards.',
  ],
  options: [
    [
      'Expert rules: four cards each per turn, as described above.',
      'Legs by choice: you may move only some of the legs on a card, and put it away whenever you like. The printed rules have it both ways: first that you may, later that all legs must move.',
      'Race on: the race doesn’t stop with the first bug. Whoever is home leaves the dealing and the passing; the others continue until at most one is left. Bugs that got home in an earlier turn rank ahead of later ones.',
      'Track length: shorter or longer tracks. The three sections before the start and past the finish stay.',
    ],
  ],
};
