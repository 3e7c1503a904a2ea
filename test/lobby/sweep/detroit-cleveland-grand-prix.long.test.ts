import { visitsOfBoards } from '../../support/sweep/situations.ts';
import { describeSweep } from '../../support/sweep/sweep.ts';

describeSweep('The board of detroit-cleveland-grand-prix in every situation', (server) =>
  visitsOfBoards(server, 'detroit-cleveland-grand-prix'),
);
