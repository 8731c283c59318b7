import type { Caminho } from '@trevo/config/edicao/edit-texto';
import type { Campo } from '@trevo/config/edicao/formulario';
import { AlternativasCampo } from './AlternativasCampo.tsx';
import { GrupoCampo } from './GrupoCampo.tsx';
import { ImagemCampo } from './ImagemCampo.tsx';
import { ListaCampo } from './ListaCampo.tsx';
import { MapaCampo } from './MapaCampo.tsx';
import { ValorCampo } from './ValorCampo.tsx';
import { VarianteCampo } from './VarianteCampo.tsx';
import { VariosCampo } from './VariosCampo.tsx';

/** A field of the campaign file; `caminho` is its path with positions in lists. */
export interface CampoProps {
  readonly campo: Campo;
  readonly caminho: Caminho;
}

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
