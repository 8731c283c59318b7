import { AlternativasCampo } from './AlternativasCampo.tsx';
import type { CampoProps } from './formulario-context.ts';
import { GrupoCampo } from './GrupoCampo.tsx';
import { ImagemCampo } from './ImagemCampo.tsx';
import { ListaCampo } from './ListaCampo.tsx';
import { MapaCampo } from './MapaCampo.tsx';
import { ValorCampo } from './ValorCampo.tsx';
import { VarianteCampo } from './VarianteCampo.tsx';
import { VariosCampo } from './VariosCampo.tsx';

/** Shows a field in its form. */
export function CampoView({ campo, caminho }: CampoProps) {
  const { forma } = campo;
  switch (forma.tipo) {
    case 'grupo':
      return <GrupoCampo campo={campo} caminho={caminho} campos={forma.campos} />;
    case 'lista':
      return <ListaCampo campo={campo} caminho={caminho} forma={forma} />;
    case 'variante':
      return <VarianteCampo campo={campo} caminho={caminho} forma={forma} />;
    case 'alternativas':
      return <AlternativasCampo campo={campo} caminho={caminho} opcoes={forma.opcoes} />;
    case 'mapa':
      return <MapaCampo campo={campo} caminho={caminho} item={forma.item} />;
    case 'varios':
      return <VariosCampo campo={campo} caminho={caminho} opcoes={forma.opcoes} />;
    case 'imagem':
      return <ImagemCampo campo={campo} caminho={caminho} />;
    default:
      return <ValorCampo campo={campo} caminho={caminho} />;
  }
}
