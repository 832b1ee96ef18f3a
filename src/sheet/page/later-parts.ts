// Parts of the page that come when they are asked for.

export const loadAid = () => import('../aid-lines');
export const loadArrange = () => import('./arrange');
export const loadBin = () => import('./Bin');
export const loadChanges = () => import('./Changes');
export const loadDrafts = () => import('./Drafts');
export const loadDrag = () => import('./drag');
export const loadEmpty = () => import('./Empty');
export const loadFields = () => import('./EntryFields');
export const loadName = () => import('./NameField');
export const loadNew = () => import('./new-sheet');
export const loadTable = () => import('./TableView');
export const loadPaper = () => import('./PaperPanel');
export const loadShare = () => import('./SharePanel');
export const loadCards = () => import('./Cards');
export const loadCode = () => import('../code');
export const loadReceived = () => import('./Received');
export const loadRefused = () => import('./Refused');
export const loadAsked = () => import('./answer-to');

export const laterParts = [
	loadAid,
	loadArrange,
	loadBin,
	loadChanges,
	loadDrafts,
	loadDrag,
	loadEmpty,
	loadFields,
	loadName,
	loadNew,
	loadTable,
	loadPaper,
	loadShare,
	loadCards,
	loadCode,
	loadReceived,
	loadRefused,
	loadAsked,
];
