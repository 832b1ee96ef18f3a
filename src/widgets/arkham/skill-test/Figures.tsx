import { WideTable } from '../../shared/WideTable';

/** What a table of numbers shows. */
export interface FiguresProps {
	caption: string;
	head: readonly string[];
	rows: readonly (readonly [name: string, ...values: string[]])[];
	/** Row that is the case at hand. */
	current?: number;
}

/** A table of numbers, a row for each name. */
export function Figures({ caption, head, rows, current }: FiguresProps) {
	return (
		<WideTable label={caption}>
			<table>
				<caption class="visuellement-cache">{caption}</caption>
				<thead>
					<tr>
						{head.map((text) => (
							<th key={text} scope="col">
								{text}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map(([name, ...values], at) => (
						<tr key={name} aria-current={at === current ? 'true' : undefined}>
							<th scope="row">{name}</th>
							{values.map((value, column) => (
								<td key={column}>{value}</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</WideTable>
	);
}
