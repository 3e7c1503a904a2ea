import { visitsOfBoards } from '../../support/sweep/situations.ts';
import { describeSweep } from '../../support/sweep/sweep.ts';

describeSweep('The board of crazy-race-gewalt in every situation', (server) =>
  visitsOfBoards(server, 'crazy-race-gewalt'),
);
