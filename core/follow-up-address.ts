/** Address to which pages report where a visitor went after a search. */
export const SEARCH_FOLLOW_UPS = '/search-follow-ups';
