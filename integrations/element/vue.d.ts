import type { ArbitreAttributes } from 'arbitre-element';
import type { DefineComponent } from 'vue';

export declare const Arbitre: DefineComponent<ArbitreAttributes & { site?: string | undefined }>;
