import { toSrcSet } from '@trevo/contract/campanha/imagem-srcset';
import { usePartida } from '../../../platform/configuracao/PartidaProvider.tsx';
import { Picture } from '@trevo/ui/display/picture/Picture.tsx';
import type { CampanhaWire } from '../campanha-store.ts';

export type ImagemWire = NonNullable<CampanhaWire['banner']>;

export interface PremioImagemProps {
  imagem: ImagemWire;
  /** Displayed width as a CSS length, for the choice of the served size. */
  sizes: string;
  eager?: boolean;
  className?: string | undefined;
}

/** Picture of a prize or of the campaign, in the size that the screen needs. */
export function PremioImagem({ imagem, sizes, eager = false, className }: PremioImagemProps) {
  const { site = '' } = usePartida();
  const src = toSrc(imagem.src, site);
  const srcSet = toSrcSet(src, imagem.larguras);
  return (
    <Picture
      src={src}
      alt={imagem.descricao ?? ''}
      width={imagem.largura}
      height={imagem.altura}
      preview={imagem.borrao}
      {...(srcSet && { srcSet, sizes })}
      eager={eager}
      className={className}
    />
  );
}

/** Resolves a picture of the campaign's server for the native app, which has another origin. */
export const toSrc = (src: string, site: string): string => (src.startsWith('/') ? site + src : src);
