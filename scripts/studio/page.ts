/** The studio's document; its styles and its program are built files. */
export function pageOf(nonce: string): string {
  return `<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="nonce" content="${nonce}">
<meta name="robots" content="noindex">
<title>Lo studio di Fun Village</title>
<link rel="stylesheet" href="/assets/style.css">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
</head>
<body>
<div id="root"></div>
<script type="module" src="/assets/studio.js"></script>
</body>
</html>
`;
}
