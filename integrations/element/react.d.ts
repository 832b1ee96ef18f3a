import type { ArbitreAttributes } from 'arbitre-element';
import type { DetailedHTMLProps, HTMLAttributes, ReactElement } from 'react';

type Html = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;

export type ArbitreProps = Html & ArbitreAttributes & { site?: string | undefined };

export declare function Arbitre(props: ArbitreProps): ReactElement;

declare module 'react' {
	namespace JSX {
		interface IntrinsicElements {
			'arbitre-outil': Html & ArbitreAttributes;
		}
	}
}
