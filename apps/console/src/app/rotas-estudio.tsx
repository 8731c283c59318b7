import { LayoutTemplate } from 'lucide-react';
import { lazy } from 'react';
import { consoleText } from './console.text.ts';
import type { Rota } from './rota.ts';

const { telas } = consoleText;

/** The screens of the campaign studio. */
export const rotasEstudio: readonly Rota[] = [
  {
    path: '/campanhas',
    titulo: telas.campanhas,
    icone: <LayoutTemplate />,
    grupo: 'campanha',
    acts: ['operador.rascunhos'],
    Screen: lazy(() =>
      import('../features/estudio/campanhas/CampanhasScreen.tsx').then((m) => ({
        default: m.CampanhasScreen,
      })),
    ),
  },
  {
    path: '/campanhas/nova',
    titulo: telas.novaCampanha,
    icone: <LayoutTemplate />,
    grupo: null,
    acts: ['operador.gravarRascunho'],
    isDetalhe: true,
    Screen: lazy(() =>
      import('../features/estudio/nova/NovaCampanhaScreen.tsx').then((m) => ({
        default: m.NovaCampanhaScreen,
      })),
    ),
  },
  {
    path: '/campanhas/:ano/:identificacao/versoes',
    titulo: telas.versoes,
    icone: <LayoutTemplate />,
    grupo: null,
    acts: ['operador.publicacoes'],
    isDetalhe: true,
    Screen: lazy(() =>
      import('../features/estudio/versoes/VersoesScreen.tsx').then((m) => ({ default: m.VersoesScreen })),
    ),
  },
  {
    path: '/estudio/:rascunhoID',
    titulo: telas.estudio,
    icone: <LayoutTemplate />,
    grupo: null,
    acts: ['operador.rascunho'],
    isDetalhe: true,
    Screen: lazy(() =>
      import('../features/estudio/editor/EditorScreen.tsx').then((m) => ({ default: m.EditorScreen })),
    ),
  },
];
