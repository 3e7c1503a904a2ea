/**
 * To be imported before everything else: boardgame.io decides when it is loaded how it runs, and its
 * development mode halves its speed and logs every refused move.
 */
process.env.NODE_ENV ??= 'production';
