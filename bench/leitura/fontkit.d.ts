/** The part of fontkit's interface that draws the corpus; the package has no types. */
declare module 'fontkit' {
  export interface Font {
    readonly ascent: number;
    readonly descent: number;
    layout(text: string): {
      readonly advanceWidth: number;
      readonly glyphs: readonly { readonly path: { toSVG(): string } }[];
    };
  }
  export function create(file: Uint8Array): Font;
}
