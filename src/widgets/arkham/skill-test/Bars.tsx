/** A bar of a chart. Heights are shares of the whole, from 0 to 1. */
interface Bar {
	/** Under the bar. */
	label: string;
	height: number;
	/** Above the bar. */
	value: string;
	kind: 'bonne' | 'mauvaise' | 'neutre' | 'ici';
	/** A second measure of the same thing, drawn as a line across. */
	mark?: number | undefined;
}

interface Props {
	bars: readonly Bar[];
	/** What the chart shows, for those who do not see it: the table says the rest. */
	title: string;
	/** Under the horizontal axis. */
	axis: string;
	/** Height of the full scale. */
	top: number;
}

const [WIDTH, HEIGHT, HEAD, FOOT] = [360, 170, 18, 34];
const SCALE = HEIGHT - HEAD - FOOT;

/** Where the value of a bar is written: on its top, or over the line across when it would run through the figures. */
const labelY = (top: number, mark: number | undefined): number =>
	(mark !== undefined && mark < top + 2 && top - mark < 17 ? mark : top) - 5;

/** A bar chart with its labels on the bars. Nothing in it is shown by colour alone. */
export function Bars({ bars, title, axis, top }: Props) {
	const slot = WIDTH / bars.length;
	const width = Math.min(30, slot * 0.7);
	const y = (height: number) => HEAD + SCALE * (1 - Math.min(1, height / top));
	return (
		<svg class="barres" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={title}>
			<line class="axe" x1="0" x2={WIDTH} y1={HEIGHT - FOOT} y2={HEIGHT - FOOT} />
			{bars.map(({ label, height, value, kind, mark }, at) => {
				const middle = slot * (at + 0.5);
				return (
					<g key={label} class={kind}>
						<rect x={middle - width / 2} y={y(height)} width={width} height={HEIGHT - FOOT - y(height)} rx="2" />
						<text class="valeur" x={middle} y={labelY(y(height), mark === undefined ? undefined : y(mark))}>
							{value}
						</text>
						{mark !== undefined && (
							<line class="repere" x1={middle - slot * 0.46} x2={middle + slot * 0.46} y1={y(mark)} y2={y(mark)} />
						)}
						<text class="nom" x={middle} y={HEIGHT - FOOT + 14}>
							{label}
						</text>
					</g>
				);
			})}
			<text class="titre-axe" x={WIDTH / 2} y={HEIGHT - 4}>
				{axis}
			</text>
		</svg>
	);
}
