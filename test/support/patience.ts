/** The factor by which tests wait longer before they fail, for slow machines. Tests that pass take no longer with it. */
export const patience = Number(process.env.PATIENCE ?? 1);
