import { startSheetLinks } from './sheet-links';

// Script of the page of a tool, besides that of every page.
startSheetLinks();
