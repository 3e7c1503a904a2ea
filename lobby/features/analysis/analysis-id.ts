/** ID of the analysis on the page of a replay. An address that ends with it opens the analysis at once. */
export const analysisID = 'analysis';
