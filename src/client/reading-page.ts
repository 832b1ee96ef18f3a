import { startPreviews } from './previews';
import { startRuleMenu } from './rule-menu-trigger';

// Script of the pages that hold rules and linked terms, besides that of every page.
startPreviews();
startRuleMenu();
