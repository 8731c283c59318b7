import sharp from 'sharp';

/** A drawn woman; not a real person. */
const retrato = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="36 40 184 184" width="512" height="512">
<defs><linearGradient id="f" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#ffe2c2"/><stop offset="1" stop-color="#f7b79a"/></linearGradient></defs>
<rect width="256" height="256" fill="url(#f)"/>
<path d="M62 214c-14-60-14-152 66-156 80 4 80 96 66 156Z" fill="#3b2319"/>
<path d="M104 150h48v44h-48z" fill="#c47a52"/>
<path d="M28 256c4-52 44-74 100-74s96 22 100 74Z" fill="#2f7d5b"/>
<path d="M104 184c6 20 42 20 48 0l-4-14h-40Z" fill="#c47a52"/>
<path d="M80 110c0-38 20-58 48-58s48 20 48 58-20 66-48 66-48-28-48-66Z" fill="#dd9467"/>
<path d="M76 112c2-40 28-64 58-62 26 2 44 22 46 62-18-6-34-18-44-36-14 20-34 32-60 36Z" fill="#3b2319"/>
<path d="M98 112q9-6 18 0M140 112q9-6 18 0" fill="none" stroke="#3b2319" stroke-width="4" stroke-linecap="round"/>
<circle cx="107" cy="122" r="4.5" fill="#2a1710"/><circle cx="149" cy="122" r="4.5" fill="#2a1710"/>
<path d="M127 124l-3 16h7" fill="none" stroke="#b96b45" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round"/>
<path d="M108 150q20 20 40 0Z" fill="#fff" stroke="#9c4a36" stroke-width="4" stroke-linejoin="round"/>
<circle cx="92" cy="140" r="9" fill="#e8805f" opacity=".45"/><circle cx="164" cy="140" r="9" fill="#e8805f" opacity=".45"/>
</svg>`;

/** Renders the demo consumer's picture as an upload in base64. */
export const drawRetrato = async (): Promise<string> =>
  (await sharp(Buffer.from(retrato)).png().toBuffer()).toString('base64');
