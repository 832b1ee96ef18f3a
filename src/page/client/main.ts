import { startOffline } from './offline';
import { startPreviews } from './previews';
import { startRuleMenu } from './rule-menu-trigger';
import { startSearch } from './search-trigger';
import { startTheme } from './theme';

// All the script of a text page. What is rarely wanted (search, copy menu) is loaded when it is.
startTheme();
startSearch();
startPreviews();
startRuleMenu();
startOffline();
