import { writeDia, writeMotivo } from '@trevo/contract/sorteio/conferencia-sorteio.text';
import { hashTitular } from '@trevo/rules/sorte/sorteio/capsula-sorteio';
import type { ProvaNumeros } from '@trevo/rules/sorte/numeros/prova-numeros';
import { formatLugar } from '@trevo/rules/sorte/numeros/serie-numeros';
import { Button } from '@trevo/ui/action/Button.tsx';
import { Card } from '@trevo/ui/display/Card.tsx';
import { Notice } from '@trevo/ui/feedback/Notice.tsx';
import { Field } from '@trevo/ui/field/Field.tsx';
import { TextInput } from '@trevo/ui/field/TextInput.tsx';
import { useState } from 'react';
import { sha256 } from '../../src/platform/browser/web-crypto.ts';
import type { ProvaConferida } from '../conferencia-andamento.ts';
import { conferirText } from '../conferir.text.ts';
import type { VereditoProva } from '../veredito-prova.ts';
import styles from '../Conferir.module.css';

const text = conferirText.prova;

const tones = { confere: 'sucesso', falta: 'alerta', vazia: 'alerta', falhou: 'perigo' } as const;

const listNumeros = ({ numeros, manifesto }: ProvaNumeros): string[] =>
  numeros.map(({ lugar }) => formatLugar(lugar, manifesto.series));

/** The verdict on a person's proof; the numbers stand in it once nothing is missing. */
export function ProvaNotice({ prova, veredito }: { prova: ProvaNumeros; veredito: VereditoProva }) {
  const { nome, data: dia } = prova.manifesto.sorteio;
  return (
    <Notice tone={tones[veredito.estado]} title={text[veredito.estado]}>
      <Motivos veredito={veredito} />
      {veredito.estado === 'confere' && (
        <>
          <p>{text.confereNota(`${nome}, ${writeDia(dia)}`)}</p>
          <Itens itens={listNumeros(prova)} />
        </>
      )}
    </Notice>
  );
}

export interface ProvaParteProps {
  conferida: ProvaConferida;
  veredito: VereditoProva;
  /** Takes whether the typed CPF is that of the proof; undefined while it is typed. */
  onCompare(isSeu: boolean | undefined): void;
}

/** The question for the CPF, and the numbers of a person's proof. */
export function ProvaParte({ conferida: { prova, isProvada }, veredito, onCompare }: ProvaParteProps) {
  const { series } = prova.manifesto;
  return (
    <>
      {prova.compromisso !== null && (
        <TitularDaProva sal={prova.sal} compromisso={prova.compromisso} onCompare={onCompare} />
      )}
      {isProvada && veredito.estado === 'falta' && (
        <Card>
          <h2>{text.numeros}</h2>
          <Itens itens={listNumeros(prova)} />
        </Card>
      )}
      {prova.fora.length > 0 && (
        <Card>
          <h2>{text.fora}</h2>
          <p className={styles.nota}>{text.foraNota}</p>
          <Itens
            itens={prova.fora.map(({ lugar, motivo }) =>
              text.motivo(formatLugar(lugar, series), writeMotivo(motivo)),
            )}
          />
        </Card>
      )}
    </>
  );
}

function Motivos({ veredito: { estado, falhas, faltam } }: { veredito: VereditoProva }) {
  if (estado !== 'falhou' && estado !== 'falta') return null;
  const itens =
    estado === 'falhou' ? falhas.map((name) => text.falhas[name]) : faltam.map((name) => text.faltam[name]);
  return (
    <>
      <p>{estado === 'falhou' ? text.falhouNota : text.faltaNota}</p>
      <Itens itens={itens} />
    </>
  );
}

const Itens = ({ itens }: { itens: readonly string[] }) => (
  <ul className={styles.falhas}>
    {itens.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);

/** Returns the digits of a CPF, or the login of a person without one; undefined for a shorter text. */
function readDocumento(texto: string): string | undefined {
  const digitos = texto.replaceAll(/\D/g, '');
  const login = texto.trim();
  return digitos.length === 11 ? digitos : login.length >= 10 ? login : undefined;
}

/** Compares a typed CPF with the commitment of a proof, on this device. */
function TitularDaProva({
  sal,
  compromisso,
  onCompare,
}: {
  sal: string;
  compromisso: string;
  onCompare(isSeu: boolean | undefined): void;
}) {
  const [cpf, setCpf] = useState('');
  const [isTried, setIsTried] = useState(false);
  const documento = readDocumento(cpf);
  const compare = async () => {
    setIsTried(true);
    if (documento) onCompare((await hashTitular(sal, documento, sha256)) === compromisso);
  };
  return (
    <Card>
      <h2>{text.cpfTitulo}</h2>
      <p className={styles.nota}>{text.cpfNota}</p>
      <form
        className={styles.formulario}
        onSubmit={(event) => {
          event.preventDefault();
          void compare();
        }}
      >
        <Field
          label={text.cpf}
          hint={text.cpfAjuda}
          error={isTried && documento === undefined && text.cpfInvalido}
          isLate
        >
          <TextInput
            autoComplete="off"
            value={cpf}
            onChange={({ currentTarget }) => {
              setCpf(currentTarget.value);
              setIsTried(false);
              onCompare(undefined);
            }}
          />
        </Field>
        <Button type="submit" variant="secondary">
          {text.comparar}
        </Button>
      </form>
    </Card>
  );
}
