import { visitsOfBoards } from '../../support/sweep/situations.ts';
import { describeSweep } from '../../support/sweep/sweep.ts';

describeSweep('The board of bug-race in every situation', (server) =>
  visitsOfBoards(server, 'bug-race'),
);
