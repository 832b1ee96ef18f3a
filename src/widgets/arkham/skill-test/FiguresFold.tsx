import { LaterFold } from '../../shared/LaterFold';
import type { FiguresProps } from './Figures';

const loadFigures = () => import('./Figures');

/** The numbers behind a chart, folded away: the chart shows the same. */
export const FiguresFold = (props: FiguresProps) => (
	<LaterFold summary="Les chiffres en tableau" load={loadFigures} draw={({ Figures }) => <Figures {...props} />} />
);
