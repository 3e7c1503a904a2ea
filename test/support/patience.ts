/** Factor by which tests wait longer before they fail, for slow machines. Passing tests take no longer with it. */
export const patience = Number(process.env.PATIENCE ?? 1);
