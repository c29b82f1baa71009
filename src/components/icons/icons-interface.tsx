/** Signs of the interface: content cannot choose them. */
export const interfaceIcons = {
  arrow: <path d="M13 4.5 21.5 12 13 19.5v-5.7H2.5v-3.6H13Z" />,
  back: <path d="M11 4.5 2.5 12l8.5 7.5v-5.7h10.5v-3.6H11Z" />,
  external: (
    <>
      <path data-pale="" d="M3 6h7v3H6v9h9v-4h3v7H3Z" />
      <path d="M12.5 2.5h9v9l-3.2-3.2-6 6-2.6-2.6 6-6Z" />
    </>
  ),
  check: <path d="M9.3 19.5 2.5 12.7l3-3 3.8 3.7 9.2-9.2 3 3Z" />,
  plus: <path d="M10.2 3h3.6v7.2H21v3.6h-7.2V21h-3.6v-7.2H3v-3.6h7.2Z" />,
  minus: <path d="M3 10.2h18v3.6H3Z" />,
  close: (
    <path d="m5.7 3.2 6.3 6.2 6.3-6.2 2.5 2.5-6.2 6.3 6.2 6.3-2.5 2.5-6.3-6.2-6.3 6.2-2.5-2.5L9.4 12 3.2 5.7Z" />
  ),
  menu: <path d="M2.5 4.5h19v3.4h-19Zm0 6h19v3.4h-19Zm0 6h19v3.4h-19Z" />,
  chevron: <path d="m2.5 8.5 2.6-2.6 6.9 6.8 6.9-6.8 2.6 2.6-9.5 9.6Z" />,
  warning: (
    <>
      <path data-pale="" d="m12 1.2 11.3 20.3H.7Z" />
      <path d="M10.5 8h3l-.5 7h-2Zm1.5 8.5a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4Z" />
    </>
  ),
  copy: (
    <>
      <path data-pale="" d="M2.5 2.5h12.5v15.5H2.5Z" />
      <path d="M9 6.5h12.5v15H9Z" />
    </>
  ),
  play: <path d="M5 2.5 21.5 12 5 21.5Z" />,
  pause: <path d="M4.5 3h5v18h-5Zm10 0h5v18h-5Z" />,
  microphone: (
    <>
      <path d="M12 1a4 4 0 0 1 4 4v6.5a4 4 0 0 1-8 0V5a4 4 0 0 1 4-4Z" />
      <path
        data-pale=""
        d="M4 11h2.6v.5a5.4 5.4 0 0 0 10.8 0V11H20v.5a8 8 0 0 1-6.7 7.9v3.1h-2.6v-3.1A8 8 0 0 1 4 11.5Z"
      />
    </>
  ),
};
