/** Normalizes a municipality's name for comparison: no accents, case, apostrophes, hyphens or double spaces. */
export function normalizeMunicipio(text: string): string {
  return (
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/['’`´]/g, '')
      .replace(/[\s-]+/g, ' ')
      .trim()
      .toLowerCase()
      // "d Oeste" and "d' Oeste" are normalized to "d'Oeste".
      .replace(/(?<= )d (?=\S)/g, 'd')
  );
}

/** Common spellings beside the official one, as `uf/normalized name`. */
const grafias: Readonly<Record<string, string>> = {
  'ba/santa terezinha': 'santa teresinha',
  'mg/brazopolis': 'brasopolis',
  'mg/sao thome das letras': 'sao tome das letras',
  'pa/santa izabel do para': 'santa isabel do para',
  'pb/sao domingos de pombal': 'sao domingos',
  'pe/belem de sao francisco': 'belem do sao francisco',
  'pe/iguaraci': 'iguaracy',
  'pe/lagoa do itaenga': 'lagoa de itaenga',
  'rj/parati': 'paraty',
  'rj/trajano de morais': 'trajano de moraes',
  'rn/assu': 'acu',
  'sc/picarras': 'balneario picarras',
  'se/amparo de sao francisco': 'amparo do sao francisco',
  'sp/embu': 'embu das artes',
  'sp/florinia': 'florinea',
  'sp/mogi mirim': 'moji mirim',
  'sp/sao luiz do paraitinga': 'sao luis do paraitinga',
  'to/sao valerio da natividade': 'sao valerio',
};
const comparedBy = (uf: string, text: string) => {
  const compared = normalizeMunicipio(text);
  return grafias[`${uf.toLowerCase()}/${compared}`] ?? compared;
};

/**
 * Returns the official name among a state's municipalities, or undefined.
 *
 * @param uf two letters, for spellings used by one state only
 * @param nomes the state's municipalities
 */
export function findMunicipio(uf: string, text: string, nomes: readonly string[]): string | undefined {
  const wanted = comparedBy(uf, text);
  return nomes.find((nome) => normalizeMunicipio(nome) === wanted || comparedBy(uf, nome) === wanted);
}

/** Removes characters that no address has: letters, digits and `. , ' - / º ª` stay. */
export function cleanEndereco(text: string): string {
  return text.replace(/[^\p{L}\p{M}\p{N} .,'’\-/ºª]/gu, '');
}
