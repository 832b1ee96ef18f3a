import { startCopy } from './copy';

// Script of the pages that only show codes to copy.
startCopy();
