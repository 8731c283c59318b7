import {
  ChartColumn,
  FileArchive,
  FileDown,
  FileSpreadsheet,
  ListChecks,
  SlidersHorizontal,
  Store,
  Webhook,
} from 'lucide-react';
import { lazy } from 'react';
import { consoleText } from './console.text.ts';
import type { Rota } from './rota.ts';

const { telas } = consoleText;

/** The screens of a campaign's data. */
export const rotasDados: readonly Rota[] = [
  {
    path: '/quiz',
    titulo: telas.quiz,
    icone: <ListChecks />,
    grupo: 'dados',
    acts: ['operador.respostasQuiz'],
    Screen: lazy(() =>
      import('../features/quiz/RespostasQuizScreen.tsx').then((m) => ({ default: m.RespostasQuizScreen })),
    ),
  },
  {
    path: '/lojas',
    titulo: telas.lojas,
    icone: <Store />,
    grupo: 'dados',
    acts: ['operador.lojas'],
    Screen: lazy(() => import('../features/loja/LojasScreen.tsx').then((m) => ({ default: m.LojasScreen }))),
  },
  {
    path: '/vendas',
    titulo: telas.vendas,
    icone: <FileSpreadsheet />,
    grupo: 'dados',
    acts: ['operador.importarVendas', 'operador.listarImportacoesVendas'],
    Screen: lazy(() =>
      import('../features/venda/VendasScreen.tsx').then((m) => ({ default: m.VendasScreen })),
    ),
  },
  {
    path: '/fontes',
    titulo: telas.fontes,
    icone: <SlidersHorizontal />,
    grupo: 'dados',
    acts: ['operador.fontes', 'operador.consultas'],
    Screen: lazy(() =>
      import('../features/fonte/FontesScreen.tsx').then((m) => ({ default: m.FontesScreen })),
    ),
  },
  {
    path: '/relatorios',
    titulo: telas.relatorios,
    icone: <ChartColumn />,
    grupo: 'dados',
    acts: ['operador.relatorio'],
    Screen: lazy(() =>
      import('../features/relatorio/RelatoriosScreen.tsx').then((m) => ({ default: m.RelatoriosScreen })),
    ),
  },
  {
    path: '/encerramento',
    titulo: telas.encerramento,
    icone: <FileArchive />,
    grupo: 'dados',
    acts: ['operador.encerramento'],
    Screen: lazy(() =>
      import('../features/encerramento/EncerramentoScreen.tsx').then((m) => ({
        default: m.EncerramentoScreen,
      })),
    ),
  },
  {
    path: '/exportacoes',
    titulo: telas.exportacoes,
    icone: <FileDown />,
    grupo: 'dados',
    acts: ['operador.exportacoes'],
    Screen: lazy(() =>
      import('../features/exportacao/ExportacoesScreen.tsx').then((m) => ({ default: m.ExportacoesScreen })),
    ),
  },
  {
    path: '/webhooks',
    titulo: telas.webhooks,
    icone: <Webhook />,
    grupo: 'dados',
    acts: ['operador.webhooks'],
    Screen: lazy(() =>
      import('../features/webhook/WebhooksScreen.tsx').then((m) => ({ default: m.WebhooksScreen })),
    ),
  },
  {
    path: '/webhooks/:webhookID',
    titulo: telas.webhooks,
    icone: <Webhook />,
    grupo: null,
    acts: ['operador.webhook'],
    isDetalhe: true,
    Screen: lazy(() =>
      import('../features/webhook/WebhookScreen.tsx').then((m) => ({ default: m.WebhookScreen })),
    ),
  },
];
