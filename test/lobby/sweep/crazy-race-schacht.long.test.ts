import { visitsOfBoards } from '../../support/sweep/situations.ts';
import { describeSweep } from '../../support/sweep/sweep.ts';

describeSweep('The board of crazy-race-schacht in every situation', (server) =>
  visitsOfBoards(server, 'crazy-race-schacht'),
);
