import type { OperadorBinder as KernelBinder } from '../../kernel/operador/operador-binder.ts';
import type { CampanhaPublicada } from './hospedagem.service.ts';

/** Binds operators' calls; those of a campaign receive it as it is published. */
export type OperadorBinder = KernelBinder<CampanhaPublicada>;
