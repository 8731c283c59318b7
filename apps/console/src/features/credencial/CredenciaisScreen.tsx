import { Button } from '@trevo/ui/action/Button.tsx';
import { EmptyState } from '@trevo/ui/feedback/EmptyState.tsx';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useRead } from '../../platform/api/console-client.ts';
import { Leitura } from '../../platform/screen/Leitura.tsx';
import { SegredoDialog } from '../../platform/screen/ato/SegredoDialog.tsx';
import { Tela } from '../../platform/screen/Tela.tsx';
import { usePermissao } from '../../platform/session/permissao.ts';
import { CredenciaisTabela } from './CredenciaisTabela.tsx';
import { credencialText as text } from './credencial.text.ts';
import { CriarCredencialDialog } from './CriarCredencialDialog.tsx';

/** The credentials of the promoter's programs. A new secret is shown once. */
export function CredenciaisScreen() {
  const credenciais = useRead('operador.credenciais', {});
  const isPermitido = usePermissao();
  const [isCriando, setCriando] = useState(false);
  const [segredo, setSegredo] = useState<string | null>(null);
  const criar = isPermitido('operador.criarCredencial') && (
    <Button size="small" icon={<KeyRound />} onClick={() => setCriando(true)}>
      {text.criar}
    </Button>
  );
  return (
    <Tela titulo={text.titulo} ajuda={text.ajuda} acao={criar}>
      <Leitura lida={credenciais}>
        {(todas) =>
          todas.length === 0 ? (
            <EmptyState illustration="ticket" title={text.vazia.titulo} message={text.vazia.mensagem} />
          ) : (
            <CredenciaisTabela credenciais={todas} onSegredo={setSegredo} />
          )
        }
      </Leitura>
      <CriarCredencialDialog open={isCriando} onClose={() => setCriando(false)} onSegredo={setSegredo} />
      <SegredoDialog segredo={segredo} mensagem={text.segredo} onClose={() => setSegredo(null)} />
    </Tela>
  );
}
