import { Button } from '@trevo/ui/action/Button.tsx';
import { Card } from '@trevo/ui/display/Card.tsx';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { Restante } from '../../platform/screen/tabela/Restante.tsx';
import { useRevelado } from '../../platform/screen/use-revelado.ts';
import { usePermissao } from '../../platform/session/permissao.ts';
import { pessoaText } from './pessoa.text.ts';
import type { Campo, Ficha, PessoaRef } from './pessoa.wire.ts';
import { RevelarDialog } from './atos/RevelarDialog.tsx';
import styles from './ContatoPessoa.module.css';

const text = pessoaText.contato;

const campos = Object.keys(text.campos) as Campo[];

interface Revelado {
  readonly campo: Campo;
  readonly valor: string;
}

/** The contact of a person, masked; each field is revealed alone, with a reason, and hides again. */
export function ContatoPessoa({ pessoa, ficha }: { pessoa: PessoaRef; ficha: Ficha }) {
  const mayReveal = usePermissao()('operador.revelarCampo') && ficha.excluidaEm === null;
  const [asked, setAsked] = useState<Campo | null>(null);
  const { shown, show } = useRevelado<Revelado>();
  const mascarados: Partial<Record<Campo, string | null>> = {
    nome: ficha.nome,
    cpf: ficha.cpf,
    telefoneContato: ficha.telefone,
    email: ficha.email,
  };
  return (
    <Card variant="outline" className={styles.card}>
      <h2>{text.titulo}</h2>
      <dl className={styles.fields}>
        {campos.map((campo) => {
          const revelado = shown?.campo === campo ? shown : null;
          const mascarado = campo in mascarados ? (mascarados[campo] ?? text.semDado) : '•••';
          return (
            <div key={campo}>
              <dt>{text.campos[campo]}</dt>
              <dd>
                <span className={styles.value}>
                  {revelado ? <strong>{revelado.valor}</strong> : mascarado}
                  {campo === 'email' && ficha.email && (
                    <small>{ficha.emailConfirmado ? text.confirmado : text.naoConfirmado}</small>
                  )}
                  {revelado && <Restante key={revelado.valor} />}
                </span>
                {mayReveal && !revelado && mascarado !== text.semDado && (
                  <Button
                    variant="ghost"
                    size="small"
                    icon={<Eye />}
                    aria-label={text.revelarQual(campo)}
                    onClick={() => setAsked(campo)}
                  >
                    {text.revelar}
                  </Button>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
      {asked && (
        <RevelarDialog
          pessoa={pessoa}
          campo={asked}
          onClose={() => setAsked(null)}
          onShow={(valor) => show({ campo: asked, valor })}
        />
      )}
    </Card>
  );
}
