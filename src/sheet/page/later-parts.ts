// Parts of the page that come when they are asked for.

export const loadTable = () => import('./TableView');
export const loadPaper = () => import('./PaperPanel');
export const loadShare = () => import('./SharePanel');
export const loadCards = () => import('./Cards');
export const loadCode = () => import('../code');
export const loadReceived = () => import('./Received');
export const loadRead = () => import('./read-asked');

export const laterParts = [loadTable, loadPaper, loadShare, loadCards, loadCode, loadReceived, loadRead];
