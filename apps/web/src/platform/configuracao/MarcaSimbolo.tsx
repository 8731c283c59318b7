import { getSimbolo } from '@trevo/config/configuracao/configuracao-questions';
import { BrandSymbol } from '@trevo/ui/display/picture/BrandSymbol.tsx';
import { useConfiguracao } from './PartidaProvider.tsx';

/** The campaign's own symbol, or a shape of no brand. */
export function MarcaSimbolo({ className }: { className?: string | undefined }) {
  const simbolo = getSimbolo(useConfiguracao());
  return <BrandSymbol src={simbolo?.src ?? null} isIcone={simbolo?.isIcone ?? false} className={className} />;
}
