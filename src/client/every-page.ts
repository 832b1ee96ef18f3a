import { startOffline } from '../offline/page/register';
import { startMoved } from './moved-trigger';
import { startSearch } from './search-trigger';
import { startTheme } from './theme';

// Script of every page. What is rarely wanted (the search box, addresses that moved) is loaded when it is.
startTheme();
startSearch();
startOffline();
startMoved();
