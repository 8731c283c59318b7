/** A municipality's name as it is compared: no accents, case, apostrophes, hyphens or double spaces. */
export function normalizeMunicipio(text: string): string {
  return (
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/['’`´]/g, '')
      .replace(/[\s-]+/g, ' ')
      .trim()
      .toLowerCase()
      // "d Oeste" and "d' Oeste" are "d'Oeste".
      .replace(/(?<= )d (?=\S)/g, 'd')
  );
}

/** Spellings in use beside the official one, as `uf/compared name`. */
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
 * The official name among a state's municipalities, or undefined.
 *
 * @param uf two letters, for the spellings that only one state uses
 * @param nomes the state's list
 */
export function findMunicipio(uf: string, text: string, nomes: readonly string[]): string | undefined {
  const wanted = comparedBy(uf, text);
  return nomes.find((nome) => normalizeMunicipio(nome) === wanted || comparedBy(uf, nome) === wanted);
}

/** Address text without the characters that no address has: letters, digits and `. , ' - / º ª` stay. */
export function cleanEndereco(text: string): string {
  return text.replace(/[^\p{L}\p{M}\p{N} .,'’\-/ºª]/gu, '');
}
