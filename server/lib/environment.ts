/**
 * Sets the default of NODE_ENV. Import this module before everything else: boardgame.io reads it when it is loaded, and
 * its development mode halves its speed and logs every refused move.
 */
process.env.NODE_ENV ??= 'production';
