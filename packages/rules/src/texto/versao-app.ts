/**
 * Version number of the app, shown to users and compared by app stores. The specification fixes its first value
 * (Version shown). The version of the product is that of package.json.
 */
export const versaoApp = '0.27.90';
