/** ID of the place in the header where a page shows what is new. */
export const headerNews = 'header-news';

/** ID of the analysis on the page of a replay. An address that ends with it opens the analysis at once. */
export const analysisID = 'analysis';
