import { Button } from '@trevo/ui/action/Button.tsx';
import { Card } from '@trevo/ui/display/Card.tsx';
import type { ActId } from '@trevo/contract/operador/atos';
import { Bell, Coins, Download, LogOut, Phone, Send, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { usePermissao, useSoPropoe } from '../../../platform/session/permissao.ts';
import { AjusteDialog } from './AjusteDialog.tsx';
import { AvisoDialog } from './AvisoDialog.tsx';
import { ContatoDialog } from './ContatoDialog.tsx';
import { DadosDialog } from './DadosDialog.tsx';
import { ExclusaoDialog } from './ExclusaoDialog.tsx';
import { pessoaText } from '../pessoa.text.ts';
import type { Ficha, PessoaRef } from '../pessoa.wire.ts';
import { ReenvioDialog } from './ReenvioDialog.tsx';
import { SessoesDialog } from './SessoesDialog.tsx';
import styles from './AtosPessoa.module.css';

const text = pessoaText.atos;

type AtoNome = 'aviso' | 'reenvio' | 'corrigir' | 'ajuste' | 'dados' | 'sessoes' | 'exclusao';

const atos: readonly { nome: AtoNome; act: ActId; icone: ReactNode; isGrave?: true }[] = [
  { nome: 'aviso', act: 'operador.avisarPessoa', icone: <Bell /> },
  { nome: 'reenvio', act: 'operador.reenviarMensagem', icone: <Send /> },
  { nome: 'corrigir', act: 'operador.corrigirContato', icone: <Phone /> },
  { nome: 'ajuste', act: 'operador.ajustarConta', icone: <Coins /> },
  { nome: 'dados', act: 'operador.pedirDadosPessoa', icone: <Download /> },
  { nome: 'sessoes', act: 'operador.encerrarSessoesPessoa', icone: <LogOut /> },
  { nome: 'exclusao', act: 'operador.excluirPessoa', icone: <Trash2 />, isGrave: true },
];

const dialogos = {
  aviso: AvisoDialog,
  reenvio: ReenvioDialog,
  corrigir: ContatoDialog,
  ajuste: AjusteDialog,
  dados: DadosDialog,
  sessoes: SessoesDialog,
  exclusao: ExclusaoDialog,
} as const;

/** The acts that the operator may do for a person; each shows its effect first. */
export function AtosPessoa({ pessoa, contas }: { pessoa: PessoaRef; contas: Ficha['contas'] }) {
  const isPermitido = usePermissao();
  const soPropoeAjuste = useSoPropoe('operador.ajustarConta');
  const [open, setOpen] = useState<AtoNome | null>(null);
  const permitidos = atos.filter(({ act }) => isPermitido(act));
  if (permitidos.length === 0) return null;
  const Dialogo = open && dialogos[open];
  return (
    <Card variant="outline" className={styles.card}>
      <h2>{text.titulo}</h2>
      <div className={styles.acts}>
        {permitidos.map(({ nome, icone, isGrave }) => (
          <Button
            key={nome}
            variant={isGrave ? 'ghost' : 'secondary'}
            size="small"
            icon={icone}
            onClick={() => setOpen(nome)}
          >
            {nome === 'ajuste' && soPropoeAjuste ? text.ajuste.abrirProposta : text[nome].abrir}
          </Button>
        ))}
      </div>
      {Dialogo && <Dialogo pessoa={pessoa} contas={contas} onClose={() => setOpen(null)} />}
    </Card>
  );
}
