/** The script of the HTML report: filters over the matrix, and buttons that copy a place. */
export const script = `
(() => {
  const form = document.getElementById('filtri');
  if (form) {
    const rows = [...document.querySelectorAll('.matrix tbody tr')];
    const columned = [...document.querySelectorAll('.matrix [data-column]')];
    const shown = document.getElementById('mostrati');
    const none = document.getElementById('nessuno');
    const plain = (text) => text.toLowerCase().normalize('NFD').replace(/\\p{M}/gu, '');
    const words = new Map(rows.map((row) => [row, plain(row.dataset.search)]));
    const cellOf = (row, column) => row.querySelector('[data-column="' + column + '"]');
    const filter = () => {
      const disagree = form.elements.disagree.checked;
      const wanted = plain(form.elements.search.value).split(/\\s+/).filter(Boolean);
      const page = form.elements.page.value;
      const role = form.elements.role.value;
      const fits = (row) => {
        if (disagree && !row.classList.contains('disagrees')) return false;
        if (!wanted.every((word) => words.get(row).includes(word))) return false;
        const where = page === '' ? row : cellOf(row, page);
        if (page !== '' && !where.querySelector('a')) return false;
        return role === '' || (page === '' ? row.dataset.roles.split(' ').includes(role) : where.querySelector('a.' + role) !== null);
      };
      let count = 0;
      for (const row of rows) {
        row.hidden = !fits(row);
        if (!row.hidden) count += 1;
      }
      const used = new Set(rows.filter((row) => !row.hidden).flatMap((row) => [...row.querySelectorAll('td')].filter((cell) => cell.firstElementChild).map((cell) => cell.dataset.column)));
      for (const cell of columned) {
        const column = cell.dataset.column;
        cell.hidden = page === '' ? count > 0 && !used.has(column) : column !== page;
      }
      shown.textContent = String(count);
      none.hidden = count > 0;
    };
    form.hidden = false;
    form.addEventListener('input', filter);
    form.addEventListener('submit', (event) => event.preventDefault());
    filter();
  }
  const select = (button) => {
    const range = document.createRange();
    range.selectNodeContents(button.previousElementSibling);
    getSelection().removeAllRanges();
    getSelection().addRange(range);
  };
  for (const button of document.querySelectorAll('button.copy')) button.hidden = false;
  document.addEventListener('click', async (event) => {
    const button = event.target.closest('button.copy');
    if (!button) return;
    try {
      await navigator.clipboard.writeText(button.dataset.copy);
      button.firstChild.data = 'Copiato';
    } catch {
      select(button);
      button.firstChild.data = 'Selezionato';
    }
  });
})();
`;
