import { startOffline } from '../offline/page/register';
import { startMoved } from './moved-trigger';
import { startSearch } from './search-trigger';
import { startTheme } from './theme';

// Script of every page. What few readers use (the search box, addresses that moved) is loaded on demand.
startTheme();
startSearch();
startOffline();
startMoved();
